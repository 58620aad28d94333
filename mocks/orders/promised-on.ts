import site from '#src/config/site.json' with { type: 'json' };
import { deliveryOf, type ScarceFabric } from '#src/content/delivery.ts';
import { stateOfPostcode } from '#src/content/postcodes.ts';
import { findColour, findVariant } from '../pricing/find-variant.ts';
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
  const state = postal_code === null ? null : stateOfPostcode(postal_code);
  const zone = site.delivery.zones.find(({ states }) => states.some((each) => each === state));
  if (state !== null && zone === undefined) return null;
  return deliveryOf(
    windows.map(({ variant: slug, color, line }) => {
      const variant = findVariant(slug);
      return { variant, colour: variant && findColour(variant, color), line };
    }),
    fabrics,
    orderedOn,
    zone?.workingDays,
  ).deliveredOn;
}
