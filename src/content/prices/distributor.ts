import type { PriceList } from '#src/quoting/rules.ts';
import { awningPrices } from './public/awnings.ts';
import { publicPrices } from './public.ts';
import { wholesale } from './wholesale.ts';

/** What of the public price, without IVA, a distributor pays. */
const BLINDS = 69;
const AWNINGS = 72;
/** Work done at the house is the shop's own cost. */
const WORK = 85;
const work = new Set(['instalacion', 'instalacion-toldo', 'toma-de-medidas', 'retiro']);

/**
 * What distributors pay, IVA to be added, before what their tier is given off. Whoever loads this module can read it:
 * it is the mock server's to hand out, no page imports it.
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
      wholesale(price, work.has(id) ? WORK : BLINDS),
    ]),
  ),
  tiers: [
    { id: 'plata', discountBp: 0 },
    { id: 'oro', discountBp: 500, families: { 'toldos-pergolas': 300 } },
    { id: 'platino', discountBp: 1_000, families: { 'toldos-pergolas': 500, romanas: 800 } },
  ],
};
