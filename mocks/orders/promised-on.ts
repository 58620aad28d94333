import { deliveryOf, type ScarceCloth } from '#src/content/delivery.ts';
import { findColour, findVariant } from '../pricing/find-variant.ts';
import type { WindowRow } from '../rows/window.ts';

/** Returns the day promised for an order made on a day, `YYYY-MM-DD`; null when nobody knows when its cloth arrives. */
export const promisedOn = (
  windows: readonly WindowRow[],
  cloths: readonly ScarceCloth[],
  orderedOn: string,
): string | null =>
  deliveryOf(
    windows.map(({ variant: slug, color, line }) => {
      const variant = findVariant(slug);
      return { variant, colour: variant && findColour(variant, color), line };
    }),
    cloths,
    orderedOn,
  ).deliveredOn;
