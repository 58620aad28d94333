import type { Product } from '../rules.ts';
import { sizeReasons, type Size } from './size.ts';

type Three = readonly [number, number, number];

/** A measured window, in millimetres: each side in three places, and both diagonals when asked. */
export interface Window {
  /** Above, in the middle, below. */
  readonly widthsMm: Three;
  /** On the left, in the middle, on the right. */
  readonly heightsMm: Three;
  readonly diagonalsMm?: readonly [number, number] | undefined;
  readonly mount: 'inside' | 'outside';
}

/** A question to ask about a measure. */
export type Warning =
  | { readonly code: 'swapped' }
  | { readonly code: 'uneven'; readonly side: 'width' | 'height'; readonly differenceMm: number }
  | { readonly code: 'out-of-square'; readonly differenceMm: number }
  | { readonly code: 'diagonals-do-not-fit' }
  | { readonly code: 'prefer-outside' };

/** The size to order, the size that the factory makes, and the questions to ask. */
export interface Measure extends Size {
  readonly madeWidthMm: number;
  readonly warnings: readonly Warning[];
}

const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

const swap = ({ widthMm, heightMm }: Size): Size => ({ widthMm: heightMm, heightMm: widthMm });

/** The sides may be swapped when only the swapped size can be made, or when the window is unusually wide. */
function looksSwapped(size: Size, product: Product): boolean {
  const canBeMade = (one: Size) => sizeReasons(one, product).length === 0;
  const isWide = size.widthMm * 100 > size.heightMm * product.measuring.askWhenWiderPercent;
  return canBeMade(swap(size)) && (isWide || !canBeMade(size));
}

/** A window's diagonal: the root mean square of both measured ones, which a leaning window does not change. */
const diagonalOf = ([first, second]: readonly [number, number]) => Math.sqrt((first ** 2 + second ** 2) / 2);

/** The difference between the measured diagonals and the diagonal of the middle sides, in mm. */
const misfit = (diagonalsMm: readonly [number, number], [, widthMm]: Three, [, heightMm]: Three) =>
  Math.abs(diagonalOf(diagonalsMm) - Math.sqrt(widthMm ** 2 + heightMm ** 2));

function warningsOn(window: Window, size: Size, product: Product): readonly Warning[] {
  const { widthsMm, heightsMm, diagonalsMm, mount } = window;
  const { toleranceMm } = product.measuring;
  const warnings: Warning[] = [];
  if (looksSwapped(size, product)) warnings.push({ code: 'swapped' });
  for (const [side, values] of [['width', widthsMm] as const, ['height', heightsMm] as const]) {
    const differenceMm = spread(values);
    if (differenceMm > toleranceMm) warnings.push({ code: 'uneven', side, differenceMm });
  }
  if (diagonalsMm === undefined) return warnings;
  const differenceMm = spread(diagonalsMm);
  if (differenceMm > toleranceMm) {
    warnings.push({ code: 'out-of-square', differenceMm });
    if (mount === 'inside') warnings.push({ code: 'prefer-outside' });
  }
  if (misfit(diagonalsMm, widthsMm, heightsMm) > toleranceMm) warnings.push({ code: 'diagonals-do-not-fit' });
  return warnings;
}

/**
 * The measure to order for a window. Inside: the smallest width, with nothing taken off (the factory does that), and
 * the height that the product goes by. Outside: the largest of each, with the overlap at both sides and above.
 */
export function measureToOrder(window: Window, product: Product): Measure {
  const { widthsMm, heightsMm, mount } = window;
  const { insideHeight, insideDeductionMm, outsideSideMm, outsideAboveMm } = product.measuring;
  if (mount === 'outside') {
    const widthMm = Math.max(...widthsMm) + 2 * outsideSideMm;
    const size = { widthMm, heightMm: Math.max(...heightsMm) + outsideAboveMm };
    return { ...size, madeWidthMm: widthMm, warnings: warningsOn(window, size, product) };
  }
  const widthMm = Math.min(...widthsMm);
  const pick = insideHeight === 'smallest' ? Math.min : Math.max;
  const size = { widthMm, heightMm: pick(...heightsMm) };
  const madeWidthMm = Math.max(widthMm - insideDeductionMm, 0);
  return { ...size, madeWidthMm, warnings: warningsOn(window, size, product) };
}
