import { isOnePress, type Hand } from '#mocks/demo/hand/hand.ts';
import { idle } from './picture/turns.ts';
import { change, type Run } from './run.ts';
import { shownOn, type Shown } from './shown.ts';
import { painted } from './when-shown.ts';

/** After this a screen that never rests is taken as it is, in ms. */
const MOST_MS = 5_000;

/**
 * Notes what the screen shows after the newest step, once it rests, or before the person goes on; nothing when another
 * step follows before.
 */
export async function witness(run: Run): Promise<void> {
  const { actor } = run;
  const number = run.state.steps.length - 1;
  if (number < 0 || run.state.steps[number]?.shown !== null) return;
  const isOver = () => run.actor !== actor || run.state.steps.length !== number + 1;
  const shown = await rested(run, { isOver, isLeft: () => handSince(run).length > 0 });
  if (shown === null) return;
  const steps = run.state.steps.map((step, index) => (index === number ? { ...step, shown } : step));
  change(run, { steps });
}

/** Notes what the screen shows after each step from now on. */
export function witnessSteps(run: Run): void {
  let noted = 0;
  run.listeners.add(() => {
    const { length } = run.state.steps;
    if (length === noted) return;
    noted = length;
    void witness(run);
  });
}

/** What a person did since the newest step, without the click of a press whose focus led to it. */
function handSince({ state: { steps, hand = [] } }: Run): Hand {
  return isOnePress(steps.at(-1)?.hand?.at(-1), hand[0]) ? hand.slice(1) : hand;
}

/** Notes what the screen shows before the first step, once it rests; nothing when a step comes before. */
export async function witnessFirst(run: Run): Promise<void> {
  const { actor } = run;
  const shownFirst = await rested(run, {
    isOver: () => run.actor !== actor || run.state.steps.length > 0,
    isLeft: () => handSince(run).length > 0,
  });
  if (shownFirst !== null) change(run, { shownFirst });
}

/** Longer than React takes to show where a press leads, which it does not do at once, in ms. */
const PAUSE_MS = 150;

interface RestOptions {
  /** Whether nobody waits any more. */
  readonly isOver?: () => boolean;
  /** Whether the person does the next thing: it is taken as it was, if it did not change from one paint to the next. */
  readonly isLeft?: () => boolean;
  /** How long it may not change, in ms. @default a pause after a press */
  readonly quietMs?: number;
}

/** Whether something moves that will end: what it moves away is still on the page. */
const isMoving = (page: Document): boolean =>
  page
    .getAnimations()
    .some(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );

/** Waits until a screen rests, and returns what it shows; null when it is over before. */
export async function rested(
  run: Run,
  { isOver = () => false, isLeft = () => false, quietMs = PAUSE_MS }: RestOptions = {},
): Promise<Shown | null> {
  let last: Shown | null = null;
  let isSame = false;
  const begun = performance.now();
  let since = begun;
  for (;;) {
    await painted();
    // React shows the rest of a long list once it has made all of it, a piece at a time.
    await idle();
    if (isOver()) return null;
    if (isLeft()) return isSame ? last : null;
    const shown = shownOn(document);
    isSame = JSON.stringify(shown) === JSON.stringify(last) && run.gate.passing() === 0;
    const now = performance.now();
    if (!isSame || isMoving(document)) since = now;
    last = shown;
    if (now - since >= quietMs || now - begun >= MOST_MS) return shown;
  }
}
