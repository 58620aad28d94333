import { site } from '#src/config/site.ts';
import { placeIn, type DeliveryPlace } from '#src/content/delivering/place.ts';
import { stateOfPostcode } from '#src/content/postcodes.ts';

/** What the shop's table says of a postcode; null without one, and when no state has it. */
export const placeOf = (postcode: string | null): DeliveryPlace | null =>
  placeIn(site.delivery?.zones ?? [], postcode);

/** "64000, Nuevo León"; the postcode alone where no state has it. */
export const placeText = (postcode: string): string =>
  [postcode, stateOfPostcode(postcode) ?? ''].filter((part) => part !== '').join(', ');
