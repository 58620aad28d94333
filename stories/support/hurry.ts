import { CANCELLABLE_AFTER_MS, SLOW_AFTER_MS } from '#src/config/constants.ts';

/** How far a wait has come: it has only begun, it is told in words, it can be given up. */
export type Stage = 'brisk' | 'slow' | 'endless';

const HURRIED_MS = 40;
/** As long as a timer can be set for. */
const NEVER_MS = 2 ** 31 - 1;

/**
 * Lets the waits of a slow server pass quickly up to a stage and holds them there; every other timer keeps its time.
 * @returns a function that gives time back, for a story's beforeEach.
 */
export function hurry(stage: Stage = 'endless'): () => void {
  const { setTimeout: patient } = window;
  const waits = new Map<unknown, number>([
    [SLOW_AFTER_MS, stage === 'brisk' ? NEVER_MS : HURRIED_MS],
    [CANCELLABLE_AFTER_MS - SLOW_AFTER_MS, stage === 'endless' ? HURRIED_MS : NEVER_MS],
  ]);
  const hurried = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
    patient(handler, waits.get(ms) ?? ms, ...rest);
  Object.assign(window, { setTimeout: hurried });
  return () => {
    Object.assign(window, { setTimeout: patient });
  };
}
