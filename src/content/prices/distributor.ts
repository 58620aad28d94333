import type { PriceList } from '#src/quoting/rules.ts';
import { publicPrices } from './public.ts';
import { awningPrices } from './public/awnings.ts';
import { wholesale } from './wholesale.ts';

/** What of the public price, without IVA, a distributor pays. */
const BLINDS = 69;
const AWNINGS = 72;
/** Work done at the house is the shop's own cost: a distributor pays most of it, in every tier. */
const WORK = 85;
const work = ['instalacion', 'instalacion-toldo', 'toma-de-medidas', 'retiro'];

/**
 * Distributor prices before IVA and before the discount of their tier. Only the mock server imports this module: it
 * must never reach a page.
 */
export const distributorPrices: PriceList = {
  ...publicPrices,
  id: 'distribuidor',
  amounts: 'before-iva',
  products: Object.fromEntries(
    Object.entries(publicPrices.products).map(([id, price]) => [
      id,
      wholesale(price, id in awningPrices ? AWNINGS : BLINDS),
    ]),
  ),
  items: Object.fromEntries(
    Object.entries(publicPrices.items).map(([id, price]) => [
      id,
      wholesale(price, work.includes(id) ? WORK : BLINDS),
    ]),
  ),
  work,
  tiers: [
    { id: 'plata', discountBp: 0 },
    { id: 'oro', discountBp: 500, families: { 'toldos-pergolas': 300 } },
    { id: 'platino', discountBp: 1_000, families: { 'toldos-pergolas': 500, romanas: 800 } },
  ],
};
