import * as z from 'zod/mini';
import { ascending, BasisPoints, Centavos, listOf, Mm, Mm2, MmOrNone } from './units.ts';

/**
 * The minimum billed for a blind priced by area. Sellers use both rules and they differ by half:
 * 0.50 × 2.40 m at 1 m is 2.40 m² per side and 1.20 m² per area.
 */
const Minimum = z.discriminatedUnion('rule', [
  /** Each side counts as at least this long: billed = max(w, widthMm) × max(h, heightMm). */
  z.strictObject({ rule: z.literal('per-side'), widthMm: Mm, heightMm: Mm }),
  /** The area counts as at least this large: billed = max(w × h, areaMm2). */
  z.strictObject({ rule: z.literal('per-area'), areaMm2: Mm2 }),
  z.strictObject({ rule: z.literal('none') }),
]);
export type Minimum = z.output<typeof Minimum>;

const AreaPrice = z.strictObject({
  kind: z.literal('area'),
  centavosPerM2: Centavos,
  minimum: Minimum,
  /** The billed area is rounded up to a multiple of this (10,000 mm² = 0.01 m²); missing: it is billed as it is. */
  stepMm2: z.optional(Mm2),
});

/** One row per height, one column per width, as price grids are printed; null where that size is not made. */
const Cells = listOf(listOf(z.nullable(Centavos)));

const fillsGrid = (
  rows: readonly unknown[],
  columns: readonly unknown[],
  cells: readonly (readonly unknown[])[],
) => cells.length === rows.length && cells.every((row) => row.length === columns.length);

/**
 * A grid of width × drop. Both sides are rounded up to their next step, past the last step nothing is made.
 * Steps may be uneven, and a larger cell may cost the same or less.
 */
const GridPrice = z
  .strictObject({ kind: z.literal('grid'), widthsMm: ascending, heightsMm: ascending, centavos: Cells })
  .check(
    z.refine((grid) => fillsGrid(grid.heightsMm, grid.widthsMm, grid.centavos), 'cells do not fill the grid'),
  );
export type GridPrice = z.output<typeof GridPrice>;

/** A grid of awnings: the width is rounded up to its next step, the projection must be one of those listed. */
const ProjectionPrice = z
  .strictObject({
    kind: z.literal('projection'),
    widthsMm: ascending,
    projectionsMm: ascending,
    /** One row per projection, one column per width. */
    centavos: Cells,
  })
  .check(
    z.refine(
      (grid) => fillsGrid(grid.projectionsMm, grid.widthsMm, grid.centavos),
      'cells do not fill the grid',
    ),
  );
export type ProjectionPrice = z.output<typeof ProjectionPrice>;

const MetrePrice = z.strictObject({
  kind: z.literal('metre'),
  centavosPerMetre: Centavos,
  /** The side that is paid for. */
  along: z.enum(['width', 'height']),
  /** A shorter one is billed as this long; 0 where there is no minimum. */
  minimumMm: MmOrNone,
});

const PiecePrice = z.strictObject({ kind: z.literal('piece'), centavos: Centavos });

/** A part of what the blind itself costs, for extras such as "installed in a day". */
const PercentPrice = z.strictObject({ kind: z.literal('percent'), basisPoints: BasisPoints });

/** How a product is priced. */
export const PriceBasis = z.discriminatedUnion('kind', [
  AreaPrice,
  GridPrice,
  ProjectionPrice,
  MetrePrice,
  PiecePrice,
]);
export type PriceBasis = z.output<typeof PriceBasis>;

/** How anything that comes with a product is priced: a motor by piece, a cassette by metre, a rush by percent. */
export const ItemPrice = z.union([PriceBasis, PercentPrice]);
export type ItemPrice = z.output<typeof ItemPrice>;
