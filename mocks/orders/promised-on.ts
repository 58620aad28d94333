import { deliveryOf, type ScarceFabric } from '#src/content/delivery.ts';
import { findColour, findVariant } from '../pricing/find-variant.ts';
import { placeOf } from '../pricing/place.ts';
import type { OrderRow } from '../rows/order.ts';

type Ordered = Pick<OrderRow, 'windows' | 'postal_code'>;

/**
 * Returns the day promised for an order made on a day, `YYYY-MM-DD`; null when nobody knows when its fabric arrives, or
 * how it gets to its place.
 */
export function promisedOn(
  { windows, postal_code }: Ordered,
  fabrics: readonly ScarceFabric[],
  orderedOn: string,
): string | null {
  const place = placeOf(postal_code);
  if (place?.zone === null) return null;
  return deliveryOf(
    windows.map(({ variant: slug, color, line }) => {
      const variant = findVariant(slug);
      return { variant, colour: variant && findColour(variant, color), line };
    }),
    fabrics,
    orderedOn,
    place?.zone.workingDays,
  ).deliveredOn;
}
