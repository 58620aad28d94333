import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderedWindow, Wait, WindowSupply } from '#src/content/delivering/supply.ts';
import { isWorkingDay, workingDayAfter } from '#src/content/delivering/working-days.ts';
import { FamilyId } from '#src/content/schema/vocabulary.ts';
import { INSTALLATION_DAYS, URGENT, WORKSHOP_DAYS } from '#src/content/terms.ts';
import { deliveredOn } from '#src/promise/delivered-on.ts';
import { RUNS } from '#tests/support/runs.ts';

const runs = { numRuns: RUNS };

describe('working days', () => {
  it.each([
    ['2026-12-25', 'Christmas, a Friday'],
    ['2027-01-01', 'New Year'],
    ['2026-02-02', 'the first Monday of February'],
    ['2026-03-16', 'the third Monday of March'],
    ['2026-05-01', 'Labour Day'],
    ['2026-09-16', 'Independence Day'],
    ['2026-11-16', 'the third Monday of November'],
    ['2024-10-01', 'the change of the executive'],
    ['2030-10-01', 'the next change of the executive'],
    ['2026-11-28', 'a Saturday'],
    ['2026-11-29', 'a Sunday'],
  ])('%s is none: %s', (day) => {
    expect(isWorkingDay(day)).toBe(false);
  });

  it.each([
    ['2026-02-05', 'the day that the February holiday commemorates'],
    ['2026-02-09', 'the second Monday of February'],
    ['2026-11-20', 'the day that the November holiday commemorates'],
    ['2026-11-09', 'the second Monday of November'],
    ['2026-10-01', '1 October of another year'],
    ['2018-10-01', '1 October before the law changed'],
    ['2026-12-24', 'Christmas Eve'],
    ['2028-02-29', 'a leap day'],
  ])('%s is one: %s', (day) => {
    expect(isWorkingDay(day)).toBe(true);
  });

  it.each([
    ['2026-11-23', 1, '2026-11-24'],
    ['2026-11-27', 1, '2026-11-30'],
    ['2026-11-28', 1, '2026-11-30'],
    ['2026-12-24', 1, '2026-12-28'],
    ['2026-12-24', 5, '2027-01-04'],
    ['2028-02-28', 2, '2028-03-01'],
  ])('after %s the %i. is %s', (day, count, expected) => {
    expect(workingDayAfter(day, count)).toBe(expected);
  });
});

const day = fc.integer({ min: 0, max: 6_000 }).map((days) => {
  return new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10);
});
const KEYS = ['v1', 'v2', 'v3', 'v4', 'v5', 'v6'] as const;
const made = fc.record({
  variant: fc.constantFrom(...FamilyId.options).map((family) => ({ family })),
  line: fc.constantFrom({}, { extras: [URGENT.extra] }),
});
const windows: fc.Arbitrary<readonly OrderedWindow[]> = fc
  .array(made, { minLength: 1, maxLength: KEYS.length })
  .map((all) => all.map((one, at) => ({ ...one, key: KEYS[at] ?? '' })));
const wait: fc.Arbitrary<Wait> = fc.record({
  kind: fc.constantFrom('tela', 'material'),
  what: fc.constantFrom('Blackout Lino, Blanco', 'Control de 5 canales'),
  state: fc.constantFrom('out', 'short', 'unknown'),
  arrives_on: fc.option(day, { freq: 4 }),
});
const supplies: fc.Arbitrary<readonly WindowSupply[]> = fc.tuple(
  ...KEYS.map((key) =>
    fc.record({ key: fc.constant(key), low: fc.boolean(), waits: fc.array(wait, { maxLength: 2 }) }),
  ),
);

const LATEST = '9999-12-31';

describe('the delivery of an order', () => {
  const roller: OrderedWindow = { key: 'v1', variant: { family: 'enrollables' }, line: {} };
  const free: WindowSupply = { key: 'v1', low: false, waits: [] };
  const waits = (...days: readonly (string | null)[]): WindowSupply => ({
    ...free,
    waits: days.map((arrives_on) => ({ kind: 'tela', what: 'Lino', state: 'short', arrives_on })),
  });
  const MONDAY = '2026-11-23';

  it('of an available roller blind is two weeks after a day without holidays ahead', () => {
    expect(deliveredOn([roller], [free], MONDAY)).toBe('2026-12-07');
  });

  it('waits for the last of what is not there, and not for cloth that is low', () => {
    expect(deliveredOn([roller], [waits('2026-12-03', '2026-11-25')], MONDAY)).toBe('2026-12-17');
    expect(deliveredOn([roller], [{ ...free, low: true }], MONDAY)).toBe('2026-12-07');
  });

  it('is after its slowest window, and its holidays', () => {
    const pergola: OrderedWindow = { ...roller, variant: { family: 'toldos-pergolas' } };
    expect(deliveredOn([roller, pergola], [free], MONDAY)).toBe('2026-12-17');
    expect(deliveredOn([roller], [free], '2026-12-18')).toBe('2027-01-05');
  });

  it('is earlier when the window is made first', () => {
    const urgent = { ...roller, line: { extras: [URGENT.extra] } };
    expect(deliveredOn([urgent], [free], MONDAY)).toBe('2026-12-03');
  });

  it.each([null, '2026-11-22', 'pronto', '2026-13-45', '2026-12-03T00:00:00Z'])(
    'is unknown when something arrives on %j, whatever else arrives',
    (arrives_on) => {
      expect(deliveredOn([roller], [waits(arrives_on)], MONDAY)).toBeNull();
      expect(deliveredOn([roller], [waits('2026-12-03', arrives_on)], MONDAY)).toBeNull();
    },
  );

  it('is unknown without windows, without an answer for one, and when a product is no longer sold', () => {
    expect(deliveredOn([], [free], MONDAY)).toBeNull();
    expect(deliveredOn([roller, { ...roller, key: 'v2' }], [free], MONDAY)).toBeNull();
    expect(deliveredOn([roller, { ...roller, variant: null }], [free], MONDAY)).toBeNull();
  });

  it('is never on a day without work, nor before all has come and the workshop is done', () => {
    fc.assert(
      fc.property(windows, supplies, day, (ordered, known, orderedOn) => {
        const delivered = deliveredOn(ordered, known, orderedOn);
        const waitsOf = (key: string) => known.find((one) => one.key === key)?.waits ?? [];
        const isUnknown = ordered.some(({ key }) =>
          waitsOf(key).some((one) => one.arrives_on === null || one.arrives_on < orderedOn),
        );
        expect(delivered === null).toBe(isUnknown);
        if (delivered === null) return;
        expect(isWorkingDay(delivered)).toBe(true);
        for (const { key, variant, line } of ordered) {
          const start = [orderedOn, ...waitsOf(key).map((one) => one.arrives_on ?? LATEST)].toSorted().at(-1);
          const isUrgent = line?.extras !== undefined;
          const { most } = WORKSHOP_DAYS[variant?.family ?? 'enrollables'];
          const ready = workingDayAfter(start ?? LATEST, isUrgent ? URGENT.workingDays : most);
          expect(delivered >= workingDayAfter(ready, INSTALLATION_DAYS)).toBe(true);
        }
      }),
      runs,
    );
  });

  it('is never earlier for a later order', () => {
    fc.assert(
      fc.property(windows, supplies, day, day, (ordered, known, one, other) => {
        const [first = one, second = one] = [one, other].toSorted();
        const on = (orderedOn: string) => deliveredOn(ordered, known, orderedOn) ?? LATEST;
        expect(on(first) <= on(second)).toBe(true);
      }),
      runs,
    );
  });
});
