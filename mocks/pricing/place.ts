import { asksForInstallation } from '#src/config/order-stages.ts';
import site from '#src/config/site.json' with { type: 'json' };
import { installsIn, placeIn, type DeliveryPlace } from '#src/content/delivering/place.ts';
import type { Messages } from '../requests/refusal.ts';

/** Returns what the shop's table says of a postcode. */
export const placeOf = (postcode: string | null): DeliveryPlace | null =>
  placeIn(site.delivery.zones, postcode);

/** Returns why windows with the shop's installation cannot be ordered to a postcode: a dealer of the zone installs there. */
export function notInstalled(
  windows: Parameters<typeof asksForInstallation>[0],
  postcode: string | null,
): Messages {
  const place = placeOf(postcode);
  return place === null || installsIn(place) || !asksForInstallation(windows)
    ? {}
    : { windows: [`En ${place.state} instala un distribuidor: quita la instalación.`] };
}
