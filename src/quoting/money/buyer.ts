import type { Quote } from '../quote.ts';
import type { PriceList, Tier } from '../rules.ts';
import { centavosOf, type Component } from './components.ts';
import { addIva, splitIva } from './iva.ts';
import { linePrice, type LinePrice } from './line-price.ts';
import { priceAtMargin } from './margin.ts';
import { lessPart } from './money.ts';

/** The buyer of a quote. Only distributors see prices before IVA. */
export type Buyer =
  | { readonly kind: 'public' }
  | { readonly kind: 'distributor'; readonly tier: Tier }
  /** A distributor's own client, whose price includes the distributor's margin (below 10,000 basis points). */
  | { readonly kind: 'client'; readonly tier: Tier; readonly marginBp: number };

/** A quoted line, with the margin that its dealer gave it alone; without one it has that of the client. */
export type SoldLine = Quote & { readonly marginBp?: number | undefined };

/** Whether the prices that a buyer sees include IVA. */
export const seesIva = ({ kind }: Buyer) => kind !== 'distributor';

/**
 * Converts an amount of the price list to what a buyer pays.
 * @param workCentavos the part of the amount that is work, which no tier's discount reduces
 */
export function amountFor(
  centavos: number,
  workCentavos: number,
  family: string,
  list: PriceList,
  buyer: Buyer,
): number {
  const holdsIva = list.amounts === 'with-iva';
  if (buyer.kind === 'public') return holdsIva ? centavos : addIva(centavos, list.ivaBp).totalCentavos;
  const baseOf = (amount: number) => (holdsIva ? splitIva(amount, list.ivaBp).baseCentavos : amount);
  const { discountBp, families = {} } = buyer.tier;
  const goods = lessPart(
    baseOf(centavos - workCentavos),
    Object.hasOwn(families, family) ? (families[family] ?? discountBp) : discountBp,
  );
  const cost = goods + baseOf(workCentavos);
  if (buyer.kind === 'distributor') return cost;
  return addIva(priceAtMargin(cost, buyer.marginBp), list.ivaBp).totalCentavos;
}

const workIn = (components: readonly Component[], { work = [] }: PriceList) =>
  centavosOf(components.filter(({ id }) => work.includes(id)));

/** What a quoted line costs a buyer: with IVA for the public and for clients, before IVA for distributors. */
export const linePriceFor = (
  { line, family, unitCentavos, onceCentavos, perBlind, perLine, marginBp }: SoldLine,
  list: PriceList,
  buyer: Buyer,
): LinePrice => {
  const payer = buyer.kind === 'client' && marginBp !== undefined ? { ...buyer, marginBp } : buyer;
  return linePrice(
    amountFor(unitCentavos, workIn(perBlind, list), family, list, payer),
    amountFor(onceCentavos, workIn(perLine, list), family, list, payer),
    line,
  );
};
