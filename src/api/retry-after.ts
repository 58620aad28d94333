import { LONGEST_RETRY_WAIT_MS, USUAL_RETRY_WAIT_MS } from '#src/config/constants.ts';

/**
 * Reads the header `Retry-After` of a refused request: seconds, or an HTTP date.
 * @param sentAt the reply's own `Date`, in case the clock of this computer is wrong; null when it is not readable
 * @returns the wait in ms: null without the header or when it has passed, a usual wait when the header is unreadable
 */
export function retryAfterMs(header: string | null, sentAt: string | null): number | null {
  const text = header?.trim() ?? '';
  if (text === '') return null;
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : untilDate(text, sentAt);
  if (Number.isNaN(ms)) return USUAL_RETRY_WAIT_MS;
  return ms <= 0 ? null : Math.min(ms, LONGEST_RETRY_WAIT_MS);
}

/** The time until an HTTP date in ms; NaN when it is none. */
function untilDate(date: string, sentAt: string | null): number {
  const from = Date.parse(sentAt ?? '');
  return Date.parse(date) - (Number.isNaN(from) ? Date.now() : from);
}
