import { CANCELLABLE_AFTER_MS, SLOW_AFTER_MS } from '#src/config/constants.ts';

/** The stages of a wait: started, with a text, with a cancel button. */
export type Stage = 'brisk' | 'slow' | 'endless';

const SHORTENED_MS = 40;
/** The largest delay of a timer, in ms. */
const NEVER_MS = 2 ** 31 - 1;

/**
 * Shortens the waits of a slow server up to a stage and stops them there; other timers keep their delays.
 * @returns a function that restores the timers, for a story's beforeEach.
 */
export function shortenWaits(stage: Stage = 'endless'): () => void {
  const { setTimeout: original } = window;
  const waits = new Map<unknown, number>([
    [SLOW_AFTER_MS, stage === 'brisk' ? NEVER_MS : SHORTENED_MS],
    [CANCELLABLE_AFTER_MS - SLOW_AFTER_MS, stage === 'endless' ? SHORTENED_MS : NEVER_MS],
  ]);
  const shortened = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
    original(handler, waits.get(ms) ?? ms, ...rest);
  Object.assign(window, { setTimeout: shortened });
  return () => {
    Object.assign(window, { setTimeout: original });
  };
}
