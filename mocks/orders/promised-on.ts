import { deliveryOf, type ScarceFabric } from '#src/content/delivery.ts';
import { findColour, findVariant } from '../pricing/find-variant.ts';
import type { WindowRow } from '../rows/window.ts';

/** Returns the day promised for an order made on a day, `YYYY-MM-DD`; null when nobody knows when its fabric arrives. */
export const promisedOn = (
  windows: readonly WindowRow[],
  fabrics: readonly ScarceFabric[],
  orderedOn: string,
): string | null =>
  deliveryOf(
    windows.map(({ variant: slug, color, line }) => {
      const variant = findVariant(slug);
      return { variant, colour: variant && findColour(variant, color), line };
    }),
    fabrics,
    orderedOn,
  ).deliveredOn;
