import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PricedWindow, WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import { draftFromLink } from '#src/api/draft-link.ts';
import { EMPTY_DRAFT, emptyWindow, type Draft, type DraftWindow } from '#src/api/draft.ts';
import { quotable } from '#src/content/quotable.ts';
import { quoterLink } from '#src/features/cart/lines/quoter-link.ts';
import { measuredText } from '#src/features/draft-windows/measured.ts';
import { payloadOf, payloadOfQuoted } from '#src/features/draft-windows/payload.ts';
import { publicBook } from '#src/features/draft-windows/price-book.ts';
import { priceWindow } from '#src/features/draft-windows/price-window.ts';
import { draftOfSaved } from '#src/features/draft-windows/saved-draft.ts';
import { againPayload, againRows } from '#src/features/orders/details/order-again-lines.ts';
import { factsOf } from '#src/features/quoted-windows/window-facts.ts';
import type { MeasuredMm } from '#src/quoting/measures/measured.ts';
import { writtenMeasure } from '#src/reading/written-measure.ts';
import { pricedWindow, savedQuote } from '#stories/charts/samples/quotes-samples.ts';
import { RUNS } from '#tests/support/runs.ts';

const book = publicBook(quotable.publicPrices);
const nothing = { unit_centavos: 0, once_centavos: 0, discount_centavos: 0, total_centavos: 0 };

const sala = (patch: Partial<DraftWindow> = {}): DraftWindow => ({
  ...emptyWindow('a', 'Sala'),
  family: 'enrollables',
  variant: 'blackout-lino',
  color: 'blanco',
  width: '110',
  height: '180',
  ...patch,
});

/** The windows as a server stores them. */
const sentOf = (windows: readonly DraftWindow[], unit: Draft['unit']) =>
  payloadOf(windows.map((window) => priceWindow(window, unit, book, quotable)));

/** The windows as a server returns them. */
const pricedOf = (windows: readonly DraftWindow[], unit: Draft['unit']): PricedWindow[] =>
  sentOf(windows, unit).map((window) => ({ ...window, ...nothing }));

const draftFrom = (windows: PricedWindow[], unit: Draft['unit']) =>
  draftOfSaved({ ...savedQuote, windows }, quotable, unit);

const typed = (unit: Draft['unit']) =>
  fc.integer({ min: 150, max: 5_000 }).map((mm) => writtenMeasure(mm, unit));
const side = (unit: Draft['unit']) => fc.tuple(typed(unit), typed(unit), typed(unit));
const diagonals = (unit: Draft['unit']) =>
  fc.oneof(fc.constant<[string, string]>(['', '']), fc.tuple(typed(unit), typed(unit)));

/** A window that can be made, with or without measures. */
const windowsIn = (unit: Draft['unit']) =>
  fc
    .record({
      width: fc.integer({ min: 500, max: 2_000 }).map((mm) => writtenMeasure(mm, unit)),
      height: fc.integer({ min: 500, max: 2_000 }).map((mm) => writtenMeasure(mm, unit)),
      mount: fc.constantFrom('inside' as const, 'outside' as const),
      measured: fc.option(fc.record({ widths: side(unit), heights: side(unit), diagonals: diagonals(unit) })),
    })
    .map(sala);

describe('the measures of a draft window', () => {
  it('are the same after a round trip: size, mount and recess', () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom('cm' as const, 'mm' as const)
          .chain((unit) => fc.tuple(fc.constant(unit), windowsIn(unit))),
        ([unit, window]) => {
          expect(draftFrom(pricedOf([window], unit), unit).windows).toEqual([window]);
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('have the same value in the other unit', () => {
    fc.assert(
      fc.property(windowsIn('cm'), (window) => {
        const sent = pricedOf([window], 'cm');
        expect(pricedOf(draftFrom(sent, 'mm').windows, 'mm')).toEqual(sent);
      }),
      { numRuns: RUNS },
    );
  });

  it('are kept when typed with their unit, even very small ones', () => {
    const measured = {
      widths: ['1.098 m', '110', '1102 mm'] as [string, string, string],
      heights: ['12 cm', '0.121 m', '122 mm'] as [string, string, string],
      diagonals: ['', '111'] as [string, string],
    };
    const sent = pricedOf([sala({ measured })], 'cm');
    expect(sent[0]?.measured).toEqual({ widthsMm: [1_098, 1_100, 1_102], heightsMm: [120, 121, 122] });
    expect(pricedOf(draftFrom(sent, 'cm').windows, 'cm')).toEqual(sent);
  });

  it.each([
    ['nothing', null],
    ['only widths', { widths: ['110', '110', '110'], heights: ['', '', ''], diagonals: ['', ''] }],
    [
      'an invalid width',
      { widths: ['110', 'x', '110'], heights: ['180', '180', '180'], diagonals: ['', ''] },
    ],
    ['21 m', { widths: ['110', '110', '21 m'], heights: ['180', '180', '180'], diagonals: ['', ''] }],
  ] satisfies [string, DraftWindow['measured']][])('are not sent when there is %s', (_, measured) => {
    expect(sentOf([sala({ measured })], 'cm')).toMatchObject([{ mount: 'inside', measured: null }]);
  });

  it('hold the mount of a drop awning, and none of an awning that projects from a wall', () => {
    const drop = quotable.variants.find(({ family }) => family === 'toldos-verticales');
    const [hung] = pricedOf(
      [
        sala({
          family: 'toldos-verticales',
          variant: drop?.slug ?? null,
          color: drop?.colours[0]?.slug ?? null,
          width: '250',
          height: '220',
          mount: 'outside',
        }),
      ],
      'cm',
    );
    expect(hung).toMatchObject({ mount: 'outside' });
    const awning = { family: 'toldos-brazos-retractiles', variant: 'oporto-acrilica', color: 'crema' };
    const window = sala({ ...awning, width: '350', height: '203', mount: 'outside' });
    const [sent] = pricedOf([window], 'cm');
    expect(sent).toMatchObject({ variant: 'oporto-acrilica', mount: null });
    expect(sent && factsOf({ ...sent, mount: 'outside' }, quotable).mount).toBeNull();
  });
});

describe('an existing window', () => {
  const measured = {
    widths: ['110', '110.2', '110.5'] as [string, string, string],
    heights: ['180', '180', '180.3'] as [string, string, string],
    diagonals: ['211', '211.3'] as [string, string],
  };
  const [window = pricedWindow] = pricedOf([sala({ mount: 'outside', measured })], 'cm');
  const line = { ...window, added_centavos: null, problem: null, added_at: null };

  it('goes from the cart into a quote with its measures', () => {
    const draft = draftFromLink(quoterLink([line], quotable).replace(/^.*#propia\./, ''));
    expect(draft).toEqual({
      ...EMPTY_DRAFT,
      windows: [{ ...sala({ mount: 'outside', measured }), key: expect.any(String) }],
    });
  });

  it('goes back into the cart with its measures, also from an order', () => {
    const { mount, measured: recess } = window;
    expect(mount).toBe('outside');
    expect(payloadOfQuoted(line)).toMatchObject({ mount, measured: recess });
    expect(againPayload(againRows([window], book, quotable), () => 'otra')).toMatchObject([
      { key: 'otra', mount, measured: recess },
    ]);
  });

  it('is described and drawn with its mount', () => {
    expect(factsOf(window, quotable)).toMatchObject({
      mount: 'por fuera',
      drawing: { mount: 'outside' },
    });
    expect(factsOf({ ...window, mount: 'inside' }, quotable).mount).toBe('por dentro');
    expect(factsOf({ ...window, mount: null }, quotable).mount).toBeNull();
  });
});

it('measures are written to the millimetre, and those of a side do not wrap', () => {
  const recess: MeasuredMm = { widthsMm: [1_098, 1_100, 1_102], heightsMm: [1_800, 1_801, 1_800] };
  const said = measuredText(recess, 'altos');
  expect(said.replaceAll('\u00a0', ' ')).toBe(
    'Medido: anchos 109.8 · 110 · 110.2, altos 180 · 180.1 · 180 cm',
  );
  expect(said.split(' ')).toHaveLength(3);
  expect(measuredText({ ...recess, diagonalsMm: [2_108, 2_109] }, 'altos').replaceAll('\u00a0', ' ')).toMatch(
    / · 180, diagonales 210\.8 · 210\.9 cm$/,
  );
});

it('what was measured for a drop awning has drops, not heights', () => {
  const awning = quotable.variants.find(({ family }) => family === 'toldos-verticales');
  const window = {
    ...{ key: 'v', name: '', variant: awning?.slug ?? '', color: awning?.colours[0]?.slug ?? '' },
    line: { widthMm: 2_000, heightMm: 2_000, quantity: 1 },
    mount: 'inside',
    measured: { widthsMm: [2_000, 2_000, 2_000], heightsMm: [2_000, 2_000, 2_000] },
    fitting: null,
    asked: null,
  } satisfies WindowPayload;
  const facts = factsOf(window, quotable);
  expect(facts.name).toBe('Toldo');
  expect(facts.measured?.replaceAll('\u00a0', ' ')).toContain('caídas 200');
});
