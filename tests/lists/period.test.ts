import { describe, expect, it } from 'vitest';
import {
  daysIn,
  periodNamed,
  periodOption,
  periodOptions,
  rangeNamed,
  rangeWord,
} from '#src/lists/period/period.ts';

const edges: readonly (readonly [string, string, string, string, string | null])[] = [
  // Period, today, the day before it, its first day, its last day but today.
  ['hoy', '2026-03-01', '2026-02-28', '2026-03-01', null],
  ['7-dias', '2026-03-03', '2026-02-24', '2026-02-25', null],
  ['30-dias', '2026-03-03', '2026-02-01', '2026-02-02', null],
  ['este-mes', '2026-03-03', '2026-02-28', '2026-03-01', null],
  ['mes-pasado', '2026-03-01', '2026-01-31', '2026-02-01', '2026-02-28'],
  ['mes-pasado', '2026-01-31', '2025-11-30', '2025-12-01', '2025-12-31'],
  ['mes-pasado', '2026-07-19', '2026-05-31', '2026-06-01', '2026-06-30'],
  ['mes-pasado', '2028-03-31', '2028-01-31', '2028-02-01', '2028-02-29'],
  ['este-ano', '2026-01-01', '2025-12-31', '2026-01-01', null],
];

describe('a period of a list (B119)', () => {
  it.each(edges)(
    '%s, on %s, begins after %s and ends on its last day',
    (word, today, before, first, last) => {
      const isIn = daysIn(word, today);
      expect(isIn(before)).toBe(false);
      expect(isIn(first)).toBe(true);
      expect(isIn(last ?? today)).toBe(true);
      expect(isIn(today)).toBe(last === null);
    },
  );

  it('has each day for a name that is none', () => {
    expect(periodNamed('constructor')).toBe('');
    expect(daysIn('constructor', '2026-03-03')('1999-01-01')).toBe(true);
    expect(daysIn('', '2026-03-03')(null)).toBe(true);
  });

  it.each([
    ['2026-03-05..2026-04-11', ['2026-03-05', '2026-04-11'], ['2026-03-04', '2026-04-12']],
    // The last day is the first.
    ['2026-04-11..2026-03-05', ['2026-03-05', '2026-04-11'], ['2026-03-04', '2026-04-12']],
    ['2026-03-05..2026-03-05', ['2026-03-05'], ['2026-03-04', '2026-03-06']],
    ['2026-03-05..', ['2026-03-05', '2031-01-01'], ['2026-03-04']],
    ['..2026-03-05', ['2019-12-31', '2026-03-05'], ['2026-03-06']],
    ['..', ['2019-12-31', '2031-01-01'], []],
  ])('%s is the days between and those two', (word, inside, outside) => {
    const isIn = daysIn(word, '2026-03-20');
    expect(inside.filter(isIn)).toEqual(inside);
    expect(outside.filter(isIn)).toEqual([]);
    expect(periodNamed(word)).toBe(word);
    expect(periodOption(word)).toBe(periodOptions.at(-1)?.value);
    const range = rangeNamed(word);
    expect(range === null ? null : rangeWord(range)).toBe(word);
  });

  it.each(['2026-13-05..', '5/3/2026..', '2026-03-05', '1..2', '2026-03-05..2026-03-06..', 'toString'])(
    '%s names no days, so each day is in it',
    (word) => {
      expect(rangeNamed(word)).toBeNull();
      expect(periodNamed(word)).toBe('');
      expect(daysIn(word, '2026-03-20')('1999-01-01')).toBe(true);
    },
  );

  it('leaves out rows without a day', () => {
    const ended = periodOptions.slice(1, -1).map(({ value }) => value);
    for (const value of [...ended, '2026-01-05..', '..2026-01-05'])
      expect(daysIn(value, '2026-03-03')(null)).toBe(false);
  });
});
