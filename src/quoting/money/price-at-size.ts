import type { Size } from '../measures/size.ts';
import { refused, type Outcome } from '../outcome.ts';
import type { Reason } from '../reasons/reasons.ts';
import type { GridPrice, ItemPrice, Minimum, ProjectionPrice } from '../rules.ts';
import { piecesOf, scaled } from './rounding.ts';

/** How a piece below the minimum was billed: only the measures that were raised. */
export interface Raised {
  readonly widthMm?: number;
  readonly heightMm?: number;
  readonly areaMm2?: number;
}

/** The billed size of one piece, which measures of it are a minimum, and its cost. */
export type Billed = (
  | { readonly by: 'area'; readonly mm2: number; readonly raised: Raised | null }
  | { readonly by: 'grid'; readonly widthMm: number; readonly heightMm: number }
  | { readonly by: 'metre'; readonly mm: number; readonly raised: Raised | null }
  | { readonly by: 'piece' }
  | { readonly by: 'percent'; readonly basisPoints: number }
) & { readonly centavos: number };

const MM2_PER_M2 = 1_000_000;
const MM_PER_METRE = 1_000;
const WHOLE_BP = 10_000;

/** The sides or the area of a piece that are below the minimum, as they are billed; null when none is. */
function raisedBy({ widthMm, heightMm }: Size, minimum: Minimum): Raised | null {
  switch (minimum.rule) {
    case 'per-side': {
      const raised = {
        ...(widthMm < minimum.widthMm ? { widthMm: minimum.widthMm } : {}),
        ...(heightMm < minimum.heightMm ? { heightMm: minimum.heightMm } : {}),
      };
      return Object.keys(raised).length === 0 ? null : raised;
    }
    case 'per-area':
      return widthMm * heightMm < minimum.areaMm2 ? { areaMm2: minimum.areaMm2 } : null;
    case 'none':
      return null;
  }
}

const billedArea = (size: Size, { widthMm, heightMm, areaMm2 }: Raised): number =>
  areaMm2 ?? (widthMm ?? size.widthMm) * (heightMm ?? size.heightMm);

/** The first step that is long enough. Nothing is interpolated, and past the last step nothing is made. */
const stepFor = (steps: readonly number[], mm: number) => steps.findIndex((step) => step >= mm);

const past = (
  id: string,
  side: 'width' | 'height',
  steps: readonly number[],
  mm: number,
): readonly Reason[] => {
  const limitMm = Math.max(...steps);
  return mm > limitMm ? [{ code: 'past-grid', id, side, limitMm }] : [];
};

/** The cell of a grid; `rowMm` is the height of its row. */
function cell(
  id: string,
  { widthMm, heightMm }: Size,
  { widthsMm, centavos }: GridPrice | ProjectionPrice,
  row: number,
  rowMm: number,
): Outcome<Billed> {
  const column = stepFor(widthsMm, widthMm);
  const price = centavos[row]?.[column] ?? null;
  return price === null
    ? refused({ code: 'not-made-at-size', id, widthMm, heightMm })
    : { value: { by: 'grid', widthMm: widthsMm[column] ?? widthMm, heightMm: rowMm, centavos: price } };
}

/** Rounded up to the next step on both sides. */
function inGrid(id: string, size: Size, grid: GridPrice): Outcome<Billed> {
  const reasons = [
    ...past(id, 'width', grid.widthsMm, size.widthMm),
    ...past(id, 'height', grid.heightsMm, size.heightMm),
  ];
  if (reasons.length > 0) return refused(...reasons);
  const row = stepFor(grid.heightsMm, size.heightMm);
  return cell(id, size, grid, row, grid.heightsMm[row] ?? size.heightMm);
}

/** Rounded up to the next width; arms are made in the lengths listed and no other. */
function onArms(id: string, size: Size, grid: ProjectionPrice): Outcome<Billed> {
  const reasons = past(id, 'width', grid.widthsMm, size.widthMm);
  if (reasons.length > 0) return refused(...reasons);
  return cell(id, size, grid, grid.projectionsMm.indexOf(size.heightMm), size.heightMm);
}

/**
 * The cost of one piece of a size. `id` names it in a refusal; `wholeCentavos` is the base of a percentage.
 */
export function priceAtSize(
  id: string,
  price: ItemPrice,
  size: Size,
  wholeCentavos: number,
): Outcome<Billed> {
  switch (price.kind) {
    case 'area': {
      const step = price.stepMm2 ?? 1;
      const raised = raisedBy(size, price.minimum);
      const mm2 = piecesOf(billedArea(size, raised ?? {}), step) * step;
      return { value: { by: 'area', mm2, raised, centavos: scaled(mm2, price.centavosPerM2, MM2_PER_M2) } };
    }
    case 'grid':
      return inGrid(id, size, price);
    case 'projection':
      return onArms(id, size, price);
    case 'metre': {
      const ofPiece = price.along === 'width' ? size.widthMm : size.heightMm;
      const mm = Math.max(ofPiece, price.minimumMm);
      const minimum = price.along === 'width' ? { widthMm: mm } : { heightMm: mm };
      const raised = mm > ofPiece ? minimum : null;
      return {
        value: { by: 'metre', mm, raised, centavos: scaled(mm, price.centavosPerMetre, MM_PER_METRE) },
      };
    }
    case 'piece':
      return { value: { by: 'piece', centavos: price.centavos } };
    case 'percent': {
      const { basisPoints } = price;
      const centavos = scaled(wholeCentavos, basisPoints, WHOLE_BP);
      return { value: { by: 'percent', basisPoints, centavos } };
    }
  }
}
