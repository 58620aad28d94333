import { expect, it, vi } from 'vitest';
import { isoDaysIn } from '#src/config/iso-day.ts';

const MEXICO = 'America/Mexico_City';

it.each([
  ['2026-11-22T05:59:59Z', MEXICO, '2026-11-21'],
  ['2026-11-22T06:00:00Z', MEXICO, '2026-11-22'],
  ['2026-01-05T12:00:00Z', 'UTC', '2026-01-05'],
  ['2026-11-22T05:59:59Z', 'Asia/Tokyo', '2026-11-22'],
])('%s is in %s on %s', (instant, zone, day) => {
  expect(isoDaysIn(zone)(Date.parse(instant))).toBe(day);
});

it('does not depend on how an engine writes the days of a locale', () => {
  class OtherEngine extends Intl.DateTimeFormat {
    override readonly format = () => '21/11/2026';
  }
  vi.stubGlobal('Intl', Object.assign(Object.create(Intl), { DateTimeFormat: OtherEngine }));
  expect(isoDaysIn(MEXICO)(Date.parse('2026-11-21T12:00:00Z'))).toBe('2026-11-21');
});
