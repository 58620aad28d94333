import { scaled } from './rounding.ts';

/** The amounts of a line in centavos: each blind, charges once per line, discount. */
export interface LinePrice {
  readonly unitCentavos: number;
  readonly onceCentavos: number;
  readonly discountCentavos: number;
  /** unit × quantity + once − discount. */
  readonly totalCentavos: number;
}

/** Adds a line up. The unit is rounded before it is multiplied, so that what is shown adds up. */
export function linePrice(
  unitCentavos: number,
  onceCentavos: number,
  { quantity, discountBp = 0 }: { readonly quantity: number; readonly discountBp?: number | undefined },
): LinePrice {
  const fullCentavos = unitCentavos * quantity + onceCentavos;
  const discountCentavos = scaled(fullCentavos, discountBp, 10_000);
  return { unitCentavos, onceCentavos, discountCentavos, totalCentavos: fullCentavos - discountCentavos };
}
