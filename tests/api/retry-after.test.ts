import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryAfterMs } from '#src/api/retry-after.ts';
import { LONGEST_RETRY_WAIT_MS, USUAL_RETRY_WAIT_MS } from '#src/config/constants.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-04T10:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['seconds', '45', null, 45_000],
  ['spaces around seconds', ' 45 ', null, 45_000],
  ['a date', 'Wed, 04 Mar 2026 10:00:30 GMT', null, 30_000],
  [
    'a date of a server with another clock',
    'Wed, 04 Mar 2026 08:00:30 GMT',
    'Wed, 04 Mar 2026 08:00:00 GMT',
    30_000,
  ],
  ['a date with an unreadable clock', 'Wed, 04 Mar 2026 10:00:30 GMT', 'hoy', 30_000],
  ['no header', null, null, null],
  ['an empty header', ' ', null, null],
  ['no wait', '0', null, null],
  ['a date that has passed', 'Wed, 04 Mar 2026 09:59:00 GMT', null, null],
  ['words', 'pronto', null, USUAL_RETRY_WAIT_MS],
  ['a wait of a day', '86400', null, LONGEST_RETRY_WAIT_MS],
  ['an endless number', '9'.repeat(400), null, LONGEST_RETRY_WAIT_MS],
])('the wait of %s is read', (_, header, sentAt, expected) => {
  expect(retryAfterMs(header, sentAt)).toBe(expected);
});
