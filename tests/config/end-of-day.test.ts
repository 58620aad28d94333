import { describe, expect, it } from 'vitest';
import { endOfDay } from '#src/config/end-of-day.ts';
import { currentStatus } from '#src/features/quotes/status/quote-status.ts';
import { daysLeft, expiryText } from '#src/format/expiry.ts';

const MEXICO = 'America/Mexico_City';
const iso = (day: string, zone: string) => {
  const end = endOfDay(day, zone);
  return end === null ? null : new Date(end).toISOString();
};

describe('the end of a day at the shop', () => {
  it.each([
    ['2026-11-21', MEXICO, '2026-11-22T06:00:00.000Z'],
    ['2026-12-31', MEXICO, '2027-01-01T06:00:00.000Z'],
    ['2026-07-15', MEXICO, '2026-07-16T06:00:00.000Z'],
    ['2028-02-28', MEXICO, '2028-02-29T06:00:00.000Z'],
    // Tijuana's clocks change in the night before each of these days.
    ['2026-03-07', 'America/Tijuana', '2026-03-08T08:00:00.000Z'],
    ['2026-03-08', 'America/Tijuana', '2026-03-09T07:00:00.000Z'],
    ['2026-10-31', 'America/Tijuana', '2026-11-01T07:00:00.000Z'],
    ['2026-11-01', 'America/Tijuana', '2026-11-02T08:00:00.000Z'],
    ['2026-11-21', 'America/Cancun', '2026-11-22T05:00:00.000Z'],
    ['2026-11-21', 'UTC', '2026-11-22T00:00:00.000Z'],
  ])('of %s in %s is %s', (day, zone, end) => {
    expect(iso(day, zone)).toBe(end);
  });

  it.each(['', 'mañana', '2026-13-01', '2026-11-21T00:00:00Z', '21/11/2026'])('%j is not a day', (day) => {
    expect(endOfDay(day, MEXICO)).toBeNull();
  });
});

describe('a quote around midnight', () => {
  const quote = { status: 'vista', expires_on: '2026-11-21' } as const;
  const at = (moment: string) => Date.parse(moment);

  it.each([
    ['2026-11-21T23:59:59.999-06:00', 'vista', 'vence hoy'],
    ['2026-11-22T00:00:00.000-06:00', 'vencida', 'venció ayer'],
    // It is already the next day in UTC, but not at the shop.
    ['2026-11-22T05:30:00.000Z', 'vista', 'vence hoy'],
    ['2026-11-20T23:59:59.999-06:00', 'vista', 'vence mañana'],
    ['2026-11-19T12:00:00.000-06:00', 'vista', 'vence en 2 días'],
  ])('at %s is %s: %s', (moment, status, text) => {
    expect(currentStatus(quote, MEXICO, at(moment))).toBe(status);
    expect(expiryText(daysLeft(quote.expires_on, MEXICO, at(moment)) ?? Number.NaN)).toBe(text);
  });

  it('does not expire when no answer is awaited, or when it has no last day', () => {
    const later = at('2027-01-01T00:00:00Z');
    expect(currentStatus({ ...quote, status: 'aceptada' }, MEXICO, later)).toBe('aceptada');
    expect(currentStatus({ ...quote, status: 'borrador' }, MEXICO, later)).toBe('borrador');
    expect(currentStatus({ ...quote, expires_on: null }, MEXICO, later)).toBe('vista');
  });
});
