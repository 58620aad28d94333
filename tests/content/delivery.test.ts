import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryOf, type OrderedWindow, type ScarceFabric } from '#src/content/delivery.ts';
import { FamilyId } from '#src/content/schema/vocabulary.ts';
import { INSTALLATION_DAYS, URGENT, WORKSHOP_DAYS } from '#src/content/terms.ts';
import { isWorkingDay, workingDayAfter } from '#src/content/working-days.ts';
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
const codes = ['EB-101', 'EB-102', 'TA-201'] as const;
const code = fc.constantFrom(...codes);
const window: fc.Arbitrary<OrderedWindow> = fc.record({
  variant: fc.constantFrom(...FamilyId.options).map((family) => ({ family })),
  colour: code.map((one) => ({ code: one })),
  line: fc.constantFrom({}, { extras: [URGENT.extra] }),
});
const windows = fc.array(window, { minLength: 1, maxLength: 6 });
const availability: fc.Arbitrary<readonly ScarceFabric[]> = fc.uniqueArray(
  fc.record({
    code,
    state: fc.constantFrom('low' as const, 'out' as const),
    arrives_on: fc.option(day, { freq: 4 }),
  }),
  { selector: (fabric) => fabric.code },
);

const LATEST = '9999-12-31';

describe('the delivery of an order', () => {
  const roller: OrderedWindow = { variant: { family: 'enrollables' }, colour: { code: 'EB-101' }, line: {} };
  const out = (arrives_on: string | null): ScarceFabric => ({ code: 'EB-101', state: 'out', arrives_on });
  const MONDAY = '2026-11-23';

  it('of an available roller blind is two weeks after a day without holidays ahead', () => {
    expect(deliveryOf([roller], [], MONDAY)).toEqual({ fabrics: [null], deliveredOn: '2026-12-07' });
  });

  it('waits for the fabric that is out, and not for one that is low', () => {
    expect(deliveryOf([roller], [out('2026-12-03')], MONDAY)).toEqual({
      fabrics: [{ state: 'out', arrivesOn: '2026-12-03' }],
      deliveredOn: '2026-12-17',
    });
    expect(deliveryOf([roller], [{ ...out('2026-12-03'), state: 'low' }], MONDAY)).toEqual({
      fabrics: [{ state: 'low', arrivesOn: '2026-12-03' }],
      deliveredOn: '2026-12-07',
    });
  });

  it('is after its slowest window, and its holidays', () => {
    const pergola: OrderedWindow = { ...roller, variant: { family: 'toldos-pergolas' } };
    expect(deliveryOf([roller, pergola], [], MONDAY).deliveredOn).toBe('2026-12-17');
    expect(deliveryOf([roller], [], '2026-12-18').deliveredOn).toBe('2027-01-05');
  });

  it('is earlier when the window is made first', () => {
    const urgent = { ...roller, line: { extras: [URGENT.extra] } };
    expect(deliveryOf([urgent], [], MONDAY).deliveredOn).toBe('2026-12-03');
  });

  it.each([null, '2026-11-22', 'pronto', '2026-13-45', '2026-12-03T00:00:00Z'])(
    'is unknown when the fabric is out and arrives on %j',
    (arrives_on) => {
      expect(deliveryOf([roller], [out(arrives_on)], MONDAY)).toEqual({
        fabrics: [{ state: 'out', arrivesOn: null }],
        deliveredOn: null,
      });
    },
  );

  it('is unknown without windows, and when the catalog no longer has a product or its colour', () => {
    expect(deliveryOf([], [], MONDAY).deliveredOn).toBeNull();
    expect(deliveryOf([roller, { ...roller, variant: null }], [], MONDAY).deliveredOn).toBeNull();
    expect(deliveryOf([roller, { ...roller, colour: null }], [], MONDAY).deliveredOn).toBeNull();
  });

  it('is never on a day without work, nor before the fabric has come and the workshop is done', () => {
    fc.assert(
      fc.property(windows, availability, day, (ordered, scarce, orderedOn) => {
        const { fabrics, deliveredOn } = deliveryOf(ordered, scarce, orderedOn);
        expect(fabrics).toHaveLength(ordered.length);
        const isUnknown = fabrics.some((fabric) => fabric?.state === 'out' && fabric.arrivesOn === null);
        expect(deliveredOn === null).toBe(isUnknown);
        if (deliveredOn === null) return;
        expect(isWorkingDay(deliveredOn)).toBe(true);
        for (const [at, { variant, line }] of ordered.entries()) {
          const fabric = fabrics[at];
          const start = fabric?.state === 'out' ? fabric.arrivesOn : orderedOn;
          const isUrgent = line?.extras !== undefined;
          const { most } = WORKSHOP_DAYS[variant?.family ?? 'enrollables'];
          const made = workingDayAfter(start ?? LATEST, isUrgent ? URGENT.workingDays : most);
          expect(deliveredOn >= workingDayAfter(made, INSTALLATION_DAYS)).toBe(true);
        }
      }),
      runs,
    );
  });

  it('is never earlier for a later order', () => {
    fc.assert(
      fc.property(windows, availability, day, day, (ordered, scarce, one, other) => {
        const [first = one, second = one] = [one, other].toSorted();
        const deliveryOn = (orderedOn: string) =>
          deliveryOf(ordered, scarce, orderedOn).deliveredOn ?? LATEST;
        expect(deliveryOn(first) <= deliveryOn(second)).toBe(true);
      }),
      runs,
    );
  });
});
