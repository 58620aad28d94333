/** What is noted of a page while somebody types on it. Times in ms. */
export interface Typing {
  /** From each keystroke to the paint after it. */
  keystrokes: number[];
  /** From one frame to the next, while they are watched. */
  frames: number[];
  /** Tasks of more than 50 ms. */
  tasks: { at: number; ms: number }[];
  /** When the last key went down. */
  lastKey: number;
  watching: boolean;
  /** Calls something once what is being drawn has been painted. */
  readonly afterPaint: (then: () => void) => void;
}

declare global {
  /** What the page's own observers noted, for the bench to collect. */
  var typingSeenByBench: Typing;
}

/** Runs in the page before anything of it: notes when keystrokes were painted. */
export function noteTyping(): void {
  const noted: Typing = {
    keystrokes: [],
    frames: [],
    tasks: [],
    lastKey: 0,
    watching: false,
    // A message that is posted within a frame comes once that has been painted.
    afterPaint: (then) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', then);
        port1.start();
        port2.postMessage(null);
      });
    },
  };
  globalThis.typingSeenByBench = noted;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      noted.lastKey = timeStamp;
      noted.afterPaint(() => noted.keystrokes.push(performance.now() - timeStamp));
    },
    { capture: true },
  );
  let last = 0;
  const tick = (now: number) => {
    if (noted.watching && last > 0) noted.frames.push(now - last);
    last = noted.watching ? now : 0;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      noted.tasks.push({ at: startTime, ms: duration });
  }).observe({ type: 'longtask', buffered: true });
}
