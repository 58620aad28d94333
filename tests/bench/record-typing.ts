/** Records of a page during typing. Times in ms. */
export interface Typing {
  /** From each keystroke to the paint after it. */
  keystrokes: number[];
  /** From one frame to the next, while recording. */
  frames: number[];
  /** Tasks of more than 50 ms. */
  tasks: { at: number; ms: number }[];
  /** When the last key was pressed. */
  lastKey: number;
  watching: boolean;
  /** Calls back once the current frame has been painted. */
  readonly afterPaint: (then: () => void) => void;
}

declare global {
  /** What the page's observers recorded, for the bench to read. */
  var typingSeenByBench: Typing;
}

/** Runs before the page's own scripts: records when keystrokes were painted. */
export function recordTyping(): void {
  const recorded: Typing = {
    keystrokes: [],
    frames: [],
    tasks: [],
    lastKey: 0,
    watching: false,
    // A message that is posted within a frame arrives after its paint.
    afterPaint: (then) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', then);
        port1.start();
        port2.postMessage(null);
      });
    },
  };
  globalThis.typingSeenByBench = recorded;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      recorded.lastKey = timeStamp;
      recorded.afterPaint(() => recorded.keystrokes.push(performance.now() - timeStamp));
    },
    { capture: true },
  );
  let last = 0;
  const tick = (now: number) => {
    if (recorded.watching && last > 0) recorded.frames.push(now - last);
    last = recorded.watching ? now : 0;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      recorded.tasks.push({ at: startTime, ms: duration });
  }).observe({ type: 'longtask', buffered: true });
}
