import { describe, expect, it } from 'vitest';
import { endOfDay } from '#src/config/end-of-day.ts';
import { standingOf } from '#src/screens/support/quotes/standing.ts';
import { daysLeft, expiryText } from '#src/screens/support/quotes/days-left.ts';

const MEXICO = 'America/Mexico_City';
const iso = (day: string, zone: string) => {
  const end = endOfDay(day, zone);
  return end === null ? null : new Date(end).toISOString();
};

describe('the end of a day where the shop is', () => {
  it.each([
    ['2026-11-21', MEXICO, '2026-11-22T06:00:00.000Z'],
    ['2026-12-31', MEXICO, '2027-01-01T06:00:00.000Z'],
    ['2026-07-15', MEXICO, '2026-07-16T06:00:00.000Z'],
    ['2028-02-28', MEXICO, '2028-02-29T06:00:00.000Z'],
    // Tijuana's clocks go an hour ahead and back, each in the night before.
    ['2026-03-07', 'America/Tijuana', '2026-03-08T08:00:00.000Z'],
    ['2026-03-08', 'America/Tijuana', '2026-03-09T07:00:00.000Z'],
    ['2026-10-31', 'America/Tijuana', '2026-11-01T07:00:00.000Z'],
    ['2026-11-01', 'America/Tijuana', '2026-11-02T08:00:00.000Z'],
    ['2026-11-21', 'America/Cancun', '2026-11-22T05:00:00.000Z'],
    ['2026-11-21', 'UTC', '2026-11-22T00:00:00.000Z'],
  ])('of %s in %s is %s', (day, zone, end) => {
    expect(iso(day, zone)).toBe(end);
  });

  it.each(['', 'mañana', '2026-13-01', '2026-11-21T00:00:00Z', '21/11/2026'])('%j is no day', (day) => {
    expect(endOfDay(day, MEXICO)).toBeNull();
  });
});

describe('a quote around midnight', () => {
  const quote = { status: 'vista', expires_on: '2026-11-21' } as const;
  const at = (moment: string) => Date.parse(moment);

  it.each([
    ['2026-11-21T23:59:59.999-06:00', 'vista', 'vence hoy'],
    ['2026-11-22T00:00:00.000-06:00', 'vencida', 'venció ayer'],
    // It is the next day already in UTC, and not where the shop is.
    ['2026-11-22T05:30:00.000Z', 'vista', 'vence hoy'],
    ['2026-11-20T23:59:59.999-06:00', 'vista', 'vence mañana'],
    ['2026-11-19T12:00:00.000-06:00', 'vista', 'vence en 2 días'],
  ])('at %s is %s: %s', (moment, status, text) => {
    expect(standingOf(quote, MEXICO, at(moment))).toBe(status);
    expect(expiryText(daysLeft(quote.expires_on, MEXICO, at(moment)) ?? Number.NaN)).toBe(text);
  });

  it('is not out of date where nothing waits for an answer, or no day is told', () => {
    const later = at('2027-01-01T00:00:00Z');
    expect(standingOf({ ...quote, status: 'aceptada' }, MEXICO, later)).toBe('aceptada');
    expect(standingOf({ ...quote, status: 'borrador' }, MEXICO, later)).toBe('borrador');
    expect(standingOf({ ...quote, expires_on: null }, MEXICO, later)).toBe('vista');
  });
});
