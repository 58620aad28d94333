import type { PriceBasis } from '#src/quoting/rules.ts';
import type { SlugOf } from '../../entries.ts';
import { band } from '../basis.ts';
import { sheerGrid } from '../grids/sheer.ts';

/** One grid, and what each fabric costs of it. */
export const sheerElegancePrices: Readonly<Record<SlugOf<'sheer-elegance'>, PriceBasis>> = {
  'sheer-natural': sheerGrid,
  'sheer-madera': band(108, sheerGrid),
  'sheer-seda': band(116, sheerGrid),
  'sheer-lino': band(112, sheerGrid),
  'sheer-noche': band(124, sheerGrid),
  'sheer-brisa': band(104, sheerGrid),
};
