import { describe, expect, it } from 'vitest';
import { calendarOf } from '#src/format/dates.ts';
import { longDay, momentText } from '#src/format/long-dates.ts';

const MEXICO = 'America/Mexico_City';

describe('a day', () => {
  it.each([
    ['2026-08-03T15:00:00.000Z', '3 de agosto de 2026'],
    // The previous evening in Mexico.
    ['2026-08-03T03:00:00.000Z', '2 de agosto de 2026'],
    ['2026-08-03', '3 de agosto de 2026'],
  ])('%s is %s', (date, text) => {
    expect(longDay(date, MEXICO)).toBe(text);
  });

  it.each([null, '', 'ayer', '2026-13-45'])('%j is no day', (date) => {
    expect(longDay(date, MEXICO)).toBeNull();
  });
});

describe('a past moment', () => {
  const now = Date.UTC(2026, 8, 15, 15, 0);
  /** Spaces and dots of the time depend on the browser's locale data. */
  const said = (at: number) => momentText(at, MEXICO, now).replaceAll(/\s/g, ' ');

  it.each([
    ['the same day', Date.UTC(2026, 8, 15, 13, 5), /^hoy a las 7:05/],
    ['the evening before', Date.UTC(2026, 8, 15, 3, 20), /^ayer a las 9:20/],
    ['one o’clock', Date.UTC(2026, 8, 14, 19, 0), /^ayer a la 1:00/],
    ['last week', Date.UTC(2026, 8, 8, 19, 30), /^el martes 8 de septiembre a la 1:30/],
    ['last year', Date.UTC(2025, 11, 24, 20, 0), /^el miércoles 24 de diciembre de 2025 a las 2:00/],
  ])('%s', (_, at, text) => {
    expect(said(at)).toMatch(text);
  });
});

it('a time zone has one calendar, which draws nothing again that depends on it', () => {
  expect(calendarOf(MEXICO)).toBe(calendarOf(MEXICO));
  expect(calendarOf('UTC').day('2026-08-03T03:00:00.000Z')).toBe('3 ago 2026');
  expect(calendarOf(MEXICO).day('2026-08-03T03:00:00.000Z')).toBe('2 ago 2026');
});
