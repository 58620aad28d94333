import * as z from 'zod/mini';
import { amountFor, seesIva } from '#src/quoting/money/buyer.ts';
import type { ItemPrice } from '#src/quoting/rules.ts';
import type { UserRow } from '../rows/user.ts';
import { pricesOfMaker } from './buyers.ts';
import type { PricedFor } from './price-windows.ts';
import { tierOf } from './tiers.ts';
import { pricingToday } from './valid-lists.ts';

/** What an article is in the price lists. */
export const PricedAs = z.object({
  kind: z.enum(['products', 'items']),
  id: z.string(),
  /** Family whose tier discount applies; '' for an item sold alone. */
  family: z.string(),
});
export type PricedAs = z.output<typeof PricedAs>;

const CENTAVOS = 100;

/** Centavos of one unit; null for what is priced by size. */
function unitCentavos(price: ItemPrice | undefined): number | null {
  switch (price?.kind) {
    case 'area':
      return price.centavosPerM2;
    case 'metre':
      return price.centavosPerMetre;
    case 'piece':
      return price.centavos;
    default:
      return null;
  }
}

/** The prices of today for a person, by their tier: the same that quotes use. null is a visitor. */
export const pricesToday = (user: UserRow | null): PricedFor =>
  pricesOfMaker(pricingToday(user === null ? null : tierOf(user)));

/** What a buyer pays for one unit, in pesos, and whether IVA is in it. */
export function unitPrice({ kind, id, family }: PricedAs, { list, buyer }: PricedFor) {
  const centavos = unitCentavos(list[kind][id]);
  const isWork = kind === 'items' && (list.work ?? []).includes(id);
  return {
    price:
      centavos === null ? null : amountFor(centavos, isWork ? centavos : 0, family, list, buyer) / CENTAVOS,
    included: centavos === 0,
    holds_iva: seesIva(buyer),
  };
}
