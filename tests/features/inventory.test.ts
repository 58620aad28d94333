import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { familyFilter, optionsOf } from '#src/features/inventory/filter.ts';
import { linesOf } from '#src/features/inventory/inventory-line.ts';
import { freeOf, stateOf } from '#src/features/inventory/list/stock-state.ts';
import { arrivesSoon } from '#src/features/inventory/stock-columns.tsx';
import { dayOfMonth } from '#src/format/calendar-days.ts';
import { agoText, calendarOf, instantOf } from '#src/format/dates.ts';
import { changeOf, changeValue } from '#src/screens/panel/inventario-precios/change.ts';
import { RUNS } from '#tests/support/runs.ts';

const nothing = { total: null, reserved: null, free: null, threshold: null };
const figure = fc.option(fc.integer({ min: -5, max: 50 }));
const figures = fc.record({ total: figure, reserved: figure, free: figure, threshold: figure });

describe('the stock state of an article', () => {
  it.each([
    [{}, 'sin-dato'],
    [{ total: 0 }, 'agotado'],
    [{ free: 0, threshold: 0 }, 'agotado'],
    [{ free: -1 }, 'agotado'],
    [{ free: 5 }, 'sin-dato'],
    [{ total: 5, threshold: 1 }, 'sin-dato'],
    [{ total: 5, reserved: 5, threshold: 1 }, 'agotado'],
    [{ total: 5, reserved: 2, threshold: 4 }, 'por-agotarse'],
    [{ free: 4, threshold: 4 }, 'suficiente'],
    [{ free: 1, threshold: 0 }, 'suficiente'],
  ] as const)('%o is %s', (known, state) => {
    expect(stateOf({ ...nothing, ...known })).toBe(state);
  });

  it('treats unknown stock neither as sold out nor as enough', () => {
    fc.assert(
      fc.property(figures, (known) => {
        const state = stateOf(known);
        const left = freeOf(known) ?? known.total;
        expect(state === 'agotado').toBe(left !== null && left <= 0);
        expect(known.threshold === null && state === 'suficiente').toBe(false);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('an incoming delivery', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    [10, '2026-12-01', true],
    [10, '2026-11-01', true],
    [10, '2027-02-01', false],
    [0, '2026-12-01', false],
    [10, null, false],
    [null, '2026-12-01', false],
    [10, 'pronto', false],
  ])('of %o on %o arrives soon: %o', (incoming, incoming_at, soon) => {
    expect(arrivesSoon({ incoming, incoming_at })).toBe(soon);
  });
});

describe('a date', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');

  it.each([
    [-10_000, 'hace un momento'],
    [-9 * 60_000, 'hace 9 minutos'],
    [-3 * 3_600_000, 'hace 3 horas'],
    [-26 * 3_600_000, 'ayer'],
    [-12 * 86_400_000, 'hace 2 semanas'],
    [-40 * 86_400_000, 'el mes pasado'],
    [-800 * 86_400_000, 'hace 2 años'],
  ])('%i ms from now is %s', (before, words) => {
    expect(agoText(now + before, now)).toBe(words);
  });

  it("of a moment is in the deployment's time zone; a plain day is the same in every zone", () => {
    const mexico = calendarOf('America/Mexico_City');
    expect(mexico.moment(Date.parse('2026-11-21T03:05:00Z'), now)).toMatch(
      /^20 nov, 9:05 p\.\sm\.$|^20 nov, 9:05 p\.m\.$/,
    );
    expect(mexico.moment(Date.parse('2025-11-21T03:05:00Z'), now)).toMatch(/^20 nov 2025, /);
    expect(mexico.day('2026-12-04')).toBe('4 dic 2026');
    expect(mexico.fileDay(Date.parse('2026-11-21T03:05:00Z'))).toBe('2026-11-20');
    expect(calendarOf('Asia/Tokyo').day('2026-12-04')).toBe('4 dic 2026');
  });

  it.each([
    ['2026-11-20', '2026-11-21T06:00:00Z', 1],
    ['2026-11-20', '2026-11-22T05:59:00Z', 1],
    ['2026-11-20', '2026-11-20T18:00:00Z', 0],
    ['2026-11-21', '2026-11-21T03:00:00Z', -1],
    ['2026-11-21T03:00:00Z', '2026-11-21T23:00:00Z', 1],
  ])('%s was, at %s in Mexico, this many days ago: %i', (day, moment, days) => {
    expect(calendarOf('America/Mexico_City').daysSince(day, Date.parse(moment))).toBe(days);
  });

  it.each([
    null,
    '',
    'ayer',
    '2026-13-45',
    '08/24/2026',
    'Aug 5, 2026',
    '2026-02-30 10:00:00',
    '2026-08',
    '5/8',
  ])('%o is none', (text) => {
    expect(instantOf(text)).toBeNull();
    expect(calendarOf('America/Mexico_City').daysSince(text ?? '', 0)).toBeNull();
    expect(dayOfMonth(text ?? '', '2026-11-21')).toBe(text ?? '');
  });
});

describe('the change of a price', () => {
  it.each([
    [105, 100, { kind: 'up', share: expect.closeTo(0.05) }, expect.closeTo(0.05)],
    [95, 100, { kind: 'down', share: expect.closeTo(0.05) }, expect.closeTo(-0.05)],
    [100, 100, { kind: 'same' }, 0],
    [5, 0, { kind: 'up', share: null }, Infinity],
    [0, 0, { kind: 'same' }, 0],
    [null, 100, { kind: 'unknown' }, null],
    [100, null, { kind: 'unknown' }, null],
  ])('%o after %o', (price, previous_price, change, value) => {
    expect(changeOf({ price, previous_price })).toEqual(change);
    expect(changeValue({ price, previous_price })).toEqual(value);
  });
});

describe('a list of articles', () => {
  const article = { name: 'Índigo', code: 'RO-403', family: 'Romanas', color: null, updated_at: null };

  it('identifies lines by their position, whatever ids a server sends', () => {
    const lines = linesOf([article, { ...article, family: null }, article]);
    expect(lines.map(({ id }) => id)).toEqual([0, 1, 2]);
    expect(lines[0]?.searchText).toBe('indigo ro-403 romanas');
  });

  it('offers each family with its number of articles', () => {
    const lines = linesOf([
      article,
      { ...article, family: null },
      article,
      { ...article, family: 'Enrollables' },
    ]);
    expect(optionsOf(familyFilter, lines)).toEqual([
      { value: '', label: 'Todas' },
      { value: 'Enrollables', label: 'Enrollables (1)' },
      { value: 'Romanas', label: 'Romanas (2)' },
    ]);
  });
});
