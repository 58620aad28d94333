import site from '#src/config/site.json' with { type: 'json' };
import { freightTo, placeIn, type DeliveryPlace } from '#src/content/delivering/place.ts';

/** Returns what the shop's table says of a postcode. */
export const placeOf = (postcode: string | null): DeliveryPlace | null =>
  placeIn(site.delivery.zones, postcode);

/** Returns the freight to a postcode, in centavos with IVA; null where it is not known. */
export const freightOf = (postcode: string | null): number | null => freightTo(placeOf(postcode));
