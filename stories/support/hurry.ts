import { CANCELLABLE_AFTER_MS, SLOW_AFTER_MS } from '#src/config/constants.ts';

const waits: readonly unknown[] = [SLOW_AFTER_MS, CANCELLABLE_AFTER_MS - SLOW_AFTER_MS];
const HURRIED_MS = 40;

/**
 * Lets the two waits of a slow server pass quickly; every other timer keeps its time.
 * @returns a function that gives time back, for a story's beforeEach.
 */
export function hurry(): () => void {
  const { setTimeout: patient } = window;
  const hurried = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
    patient(handler, waits.includes(ms) ? HURRIED_MS : ms, ...rest);
  Object.assign(window, { setTimeout: hurried });
  return () => {
    Object.assign(window, { setTimeout: patient });
  };
}
