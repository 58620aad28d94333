import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutTables } from '#src/content/cuts/cut-tables.ts';
import { quotable } from '#src/content/quotable.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { partsOfLine, type CutLine } from '#src/quoting/cuts/parts-of-line.ts';
import { acrossRollMm, type Parts } from '#src/quoting/cuts/parts.ts';
import type { Line } from '#src/quoting/line.ts';
import { sumOf } from '#src/quoting/money/rounding.ts';
import type { Control } from '#src/quoting/rules.ts';
import { RUNS } from '#tests/support/runs.ts';

type Bar = Parts['bars'][number]['part'];

/** Bars that run across what is made: those of one name lie end to end. */
const across: readonly Bar[] = [
  ...([
    'tube',
    'bottom-bar',
    'turn-bar',
    'head-rail',
    'rail',
    'front-bar',
    'box',
    'gutter',
    'gallery',
  ] as const),
];
/** Bars of which each runs across it, one below the other. */
const crosswise: readonly Bar[] = ['slat', 'rod', 'crossbar', 'carrier'];
/** Bars that run down it. */
const upright: readonly Bar[] = ['vane', 'guide', 'cable', 'arm', 'beam'];

/** What is wrong with the parts of a line; nothing when all is well. */
function faults({ line, mount }: CutLine, { product, family }: Variant, parts: Parts): readonly string[] {
  const { size, cloths, bars, sheets, pieces } = parts;
  const found: string[] = [];
  const must = (holds: boolean, fault: string) => {
    if (!holds) found.push(fault);
  };
  const taken = mount === 'inside' ? product.measuring.insideDeductionMm : 0;
  must(size.widthMm === line.widthMm - taken && size.heightMm === line.heightMm, 'another size is made');
  for (const { part, lengthMm, count } of bars) {
    must(Number.isInteger(lengthMm) && lengthMm > 0 && count > 0, `${part} of ${String(lengthMm)} mm`);
    if (crosswise.includes(part)) must(lengthMm <= size.widthMm, `${part} is wider than what is made`);
    if (upright.includes(part)) must(lengthMm <= size.heightMm, `${part} is taller than what is made`);
  }
  const lapped = family === 'panel-japones';
  for (const name of across.filter((one) => !(lapped && one === 'bottom-bar'))) {
    const lengths = bars.filter(({ part }) => part === name).map(({ lengthMm, count }) => lengthMm * count);
    must(sumOf(lengths) <= size.widthMm, `${name} is wider than what is made`);
  }
  for (const cloth of cloths) {
    const { finished, cuts, isTurned, rollMm } = cloth;
    const folds = family === 'toldos-capotas' || family === 'toldos-pergolas';
    must(finished.widthMm > 0 && finished.heightMm > 0, 'an empty cloth');
    must(folds || finished.heightMm <= size.heightMm, 'the cloth is taller than what is made');
    for (const cut of cuts) {
      must(Number.isInteger(cut.widthMm) && Number.isInteger(cut.heightMm), 'a cut in parts of a millimetre');
      must(rollMm === null || acrossRollMm(cloth, cut) <= rollMm, 'the cloth is wider than its roll');
    }
    const cutMm = sumOf(cuts.map((cut) => (isTurned ? cut.heightMm : cut.widthMm)));
    const neededMm = isTurned ? finished.heightMm + 200 : finished.widthMm;
    must(cutMm >= neededMm, 'the cut does not cover the cloth');
    const tube = bars.filter(({ part }) => part === 'tube').map(({ lengthMm }) => lengthMm);
    must(tube.length === 0 || finished.widthMm <= Math.max(...tube), 'the cloth is wider than its tube');
  }
  const count = sumOf(cloths.map((cloth) => cloth.count));
  const widths = sumOf(cloths.map((cloth) => cloth.count * cloth.finished.widthMm));
  const betweenMm = lapped ? -60 : (cutTables[product.id]?.cloth?.between?.mm ?? 0);
  must(count === 0 || widths + (count - 1) * betweenMm <= size.widthMm, 'the cloths do not fit side by side');
  must(
    sheets.every((sheet) => sheet.widthMm > 0 && sheet.heightMm > 0 && sheet.count > 0),
    'an empty sheet',
  );
  must(
    pieces.every((piece) => piece.count > 0),
    'no piece',
  );
  return found;
}

function partsOf(cutLine: CutLine, variant: Variant): Parts | null {
  const table = cutTables[variant.slug];
  if (table === undefined) throw new Error(`${variant.slug} has no table`);
  const parts = partsOfLine(cutLine, variant.product, table);
  return 'value' in parts ? parts.value : null;
}

/** The smallest and the largest sizes with a control, and every projection of an awning. */
function sizesOf({ product }: Variant, { limits }: Control): readonly Pick<Line, 'widthMm' | 'heightMm'>[] {
  const arms = product.projections;
  const narrow = limits.minWidthMm;
  const heights = arms?.map(({ projectionMm }) => projectionMm) ?? [limits.minHeightMm, limits.maxHeightMm];
  const widths = [
    ...[narrow, limits.maxWidthMm, ...(product.fabric?.rolls ?? []).map(({ widthMm }) => widthMm)],
    ...(arms ?? []).flatMap(({ minWidthMm, maxWidthMm }) => [minWidthMm, maxWidthMm]),
  ];
  return widths.flatMap((widthMm) => heights.map((heightMm) => ({ widthMm, heightMm })));
}

it('parts fit at the smallest and the largest size of every variant, control and gallery', () => {
  for (const variant of quotable.variants) {
    const { controls, galleries, fabric } = variant.product;
    for (const control of controls) {
      const lays = fabric === null ? [undefined] : (['normal', 'rotated', 'joined'] as const);
      const lines = [undefined, ...galleries.map(({ id }) => id)].flatMap((gallery) =>
        lays.flatMap((lay) =>
          sizesOf(variant, control).map((size): Line => ({
            ...{ ...size, quantity: 1, control: control.id },
            ...(gallery === undefined ? {} : { gallery }),
            ...(lay === undefined ? {} : { lay }),
          })),
        ),
      );
      const made = lines.flatMap((line) => {
        const cutLine: CutLine = { line, mount: 'inside', fitting: { controlMm: 500 } };
        const parts = partsOf(cutLine, variant);
        return parts === null ? [] : [{ line, found: faults(cutLine, variant, parts) }];
      });
      expect(made.filter(({ found }) => found.length > 0)).toEqual([]);
      expect(made.length, `${variant.slug} with ${control.id}`).toBeGreaterThan(1);
    }
  }
});

const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });

/** Any line of any variant; many cannot be made. */
const anyLine = fc.constantFrom(...quotable.variants).chain((variant) => {
  const { limits, projections, controls, galleries, extras, fabric } = variant.product;
  return fc.record({
    variant: fc.constant(variant),
    mount: fc.constantFrom('inside' as const, 'outside' as const, null),
    controlMm: fc.constantFrom(500, 1_500, 4_000),
    line: fc
      .record({
        widthMm: fc.integer({ min: limits.minWidthMm, max: limits.maxWidthMm }),
        heightMm:
          projections === undefined
            ? fc.integer({ min: limits.minHeightMm, max: limits.maxHeightMm })
            : fc.constantFrom(...projections.map(({ projectionMm }) => projectionMm)),
        control: fc.constantFrom(...controls.map(({ id }) => id)),
        gallery: galleries.length === 0 ? fc.constant(undefined) : maybe(galleries.map(({ id }) => id)),
        cloths: maybe([1, 2, 3]),
        lay: maybe(['normal', 'rotated', 'joined'] as const),
        rollMm: fabric === null ? fc.constant(undefined) : maybe(fabric.rolls.map(({ widthMm }) => widthMm)),
        extras: fc.subarray(extras.map(({ id }) => id)),
      })
      .map((options): Line => ({
        ...{ widthMm: options.widthMm, heightMm: options.heightMm, quantity: 1, control: options.control },
        ...Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)),
      })),
  });
});

it('parts fit in every size that can be made', () => {
  fc.assert(
    fc.property(anyLine, ({ variant, mount, controlMm, line }) => {
      const cutLine: CutLine = { line, mount, fitting: { controlMm } };
      const parts = partsOf(cutLine, variant);
      const found = parts === null ? null : faults(cutLine, variant, parts);
      fc.pre(found !== null);
      expect(found).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
