import { describe, expect, it } from 'vitest';
import { dayOfMonth, dayOfWeek } from '#src/format/calendar-days.ts';
import { agoText, calendarOf } from '#src/format/dates.ts';
import { daysLeft, expiryText } from '#src/format/expiry.ts';

const MEXICO = 'America/Mexico_City';
const calendar = calendarOf(MEXICO);
const NOW = Date.parse('2026-11-21T18:00:00Z');
/** Spaces and dots of the time depend on the locale data. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('a day that is named', () => {
  it.each([
    ['2026-12-10', '10 de diciembre', 'jueves 10 de diciembre'],
    ['2027-01-08', '8 de enero de 2027', 'viernes 8 de enero de 2027'],
    ['por confirmar', 'por confirmar', 'por confirmar'],
  ])('%s is %s', (day, ofMonth, ofWeek) => {
    expect(dayOfMonth(day, '2026-11-21')).toBe(ofMonth);
    expect(dayOfWeek(day, '2026-11-21')).toBe(ofWeek);
  });
});

describe('a calendar', () => {
  it.each([
    ['2026-11-21', '21 nov 2026', 0, '2026-11-21'],
    ['2026-11-20T05:59:00Z', '19 nov 2026', 2, '2026-11-19'],
    ['2026-11-24', '24 nov 2026', -3, '2026-11-24'],
    ['ayer', 'ayer', null, null],
    ['', '', null, null],
    // Engines read some texts that hold a day; only one that is a day is the same in every zone.
    ['2026-11-21 23:00:00Z', '21 nov 2026', 0, '2026-11-21'],
    ['2026-11-22 03:00:00Z', '21 nov 2026', 0, '2026-11-21'],
  ])('writes %j as %j', (iso, day, since, fileDay) => {
    expect(calendar.day(iso)).toBe(day);
    expect(calendar.daysSince(iso, NOW)).toBe(since);
    expect(calendar.fileDayOf(iso)).toBe(fileDay);
  });

  it('has no day for none', () => {
    expect(calendar.day(null)).toBeNull();
    expect(calendar.fileDayOf(null)).toBeNull();
  });

  it('writes a moment, with its year when it is not that of now', () => {
    const at = Date.parse('2026-01-01T00:20:00Z');
    expect(plain(calendar.moment(at))).toMatch(/^31 dic 2025, 6:20 p\.? ?m\.?$/);
    expect(plain(calendar.moment(at, NOW))).toMatch(/^31 dic 2025, 6:20/);
    expect(plain(calendar.moment(NOW - 1_000, NOW))).toMatch(/^21 nov, 11:59/);
  });
});

describe('how long ago', () => {
  it.each([
    [29_000, 'hace un momento'],
    [60_000, 'hace 1 minuto'],
    [59 * 60_000, 'hace 59 minutos'],
    [60 * 60_000, 'hace 1 hora'],
    [86_400_000, 'ayer'],
    [-86_400_000, 'mañana'],
    [13 * 86_400_000, 'hace 2 semanas'],
    [95 * 86_400_000, 'hace 3 meses'],
    [800 * 86_400_000, 'hace 2 años'],
  ])('%d ms is %s', (ms, text) => {
    expect(agoText(NOW - ms, NOW)).toBe(text);
  });
});

describe('the days that a quote holds', () => {
  it.each([
    ['2026-11-21', 0, 'vence hoy'],
    ['2026-11-22', 1, 'vence mañana'],
    ['2026-11-23', 2, 'vence en 2 días'],
    ['2026-11-20', -1, 'venció ayer'],
    ['2026-11-18', -3, 'venció hace 3 días'],
  ])('until %s are %d: %s', (expiresOn, days, text) => {
    expect(daysLeft(expiresOn, MEXICO, NOW)).toBe(days);
    expect(expiryText(days)).toBe(text);
  });

  it.each([null, '', 'pronto', '2026-11-21T10:00:00Z', 'el 2026-11-21'])('are not known until %j', (text) => {
    expect(daysLeft(text, MEXICO, NOW)).toBeNull();
  });
});
