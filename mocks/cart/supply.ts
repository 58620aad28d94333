import type { Supply } from '#src/api/contract/assumed/cart.ts';
import type { Quote } from '#src/quoting/quote.ts';
import { findColour, findVariant } from '../pricing/find-variant.ts';
import { stock, type StockRow } from '../rows/stock.ts';
import type { WindowRow } from '../rows/window.ts';

const MM = 1_000;

/** The fabrics in stock, by colour code. */
export type Shelf = ReadonlyMap<string | null, readonly StockRow[]>;

export const fabricShelf = (): Shelf =>
  Map.groupBy(
    stock.all().filter(({ shelf }) => shelf === 'blinds'),
    ({ code }) => code,
  );

/** The stock of a line's material. */
interface Material {
  /** Null when the stock is unknown. */
  readonly supply: Supply | null;
  /** Whether more has been ordered. */
  readonly isComing: boolean;
}

const UNKNOWN: Material = { supply: null, isComing: false };

/** Returns the roll from which a line is cut; slats have no roll. */
function articleFor({ variant, color }: WindowRow, { made }: Quote, shelf: Shelf): StockRow | undefined {
  const sold = findVariant(variant);
  const code = sold && findColour(sold, color)?.code;
  const rollMm = made.cloth?.roll.widthMm ?? null;
  return code === undefined ? undefined : shelf.get(code)?.find(({ roll_width }) => roll_width === rollMm);
}

/**
 * Returns whether the fabric for a line is in stock: none; little, when it is less than the line needs or below the
 * reorder level; or enough.
 */
export function materialFor(window: WindowRow, quote: Quote, shelf: Shelf): Material {
  const article = articleFor(window, quote, shelf);
  if (article?.total === undefined || article.total === null) return UNKNOWN;
  const free = article.total - (article.reserved ?? 0);
  const wanted = ((quote.made.cloth?.usedMm ?? 0) * window.line.quantity) / MM;
  const isLittle = free < wanted || free < (article.threshold ?? 0);
  return {
    supply: free <= 0 ? 'agotado' : isLittle ? 'poco' : 'disponible',
    isComing: (article.incoming ?? 0) > 0,
  };
}
