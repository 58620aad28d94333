import { scaled } from './rounding.ts';

/** The price that leaves a margin over a cost. A margin is a part of the price, below 10,000 basis points. */
export const priceAtMargin = (costCentavos: number, marginBp: number) =>
  scaled(costCentavos, 10_000, 10_000 - marginBp);
