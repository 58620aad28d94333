import { deliveredOn, type WindowSupply } from '#src/content/delivering/delivery.ts';
import { findVariant } from '../pricing/find-variant.ts';
import { placeOf } from '../pricing/place.ts';
import type { OrderRow } from '../rows/order.ts';

type Ordered = Pick<OrderRow, 'windows' | 'postal_code'>;

/**
 * Returns the day promised for an order made on a day, `YYYY-MM-DD`; null when nobody knows when all of its material is
 * there, or how it gets to its place.
 */
export function promisedOn(
  { windows, postal_code }: Ordered,
  supplies: readonly WindowSupply[],
  orderedOn: string,
): string | null {
  const place = placeOf(postal_code);
  if (place?.zone === null) return null;
  return deliveredOn(
    windows.map(({ key, variant, line }) => ({ key, variant: findVariant(variant), line })),
    supplies,
    orderedOn,
    place?.zone.workingDays,
  );
}
