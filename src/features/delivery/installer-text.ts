import { asksForInstallation } from '#src/config/order-stages.ts';
import { installsIn, type DeliveryPlace } from '#src/content/delivering/place.ts';

/** Who installs in a state where the shop does not. */
export const installerText = (state: string): string =>
  `En ${state} no instalamos nosotros: la instala un distribuidor de la zona.`;

/**
 * Why windows cannot be ordered to a place with the installation that they have; null where they can.
 * @param remedy what the person can do about it
 */
export const refusedInstallation = (
  windows: Parameters<typeof asksForInstallation>[0],
  place: DeliveryPlace | null,
  remedy = 'Quita la instalación para pedirla.',
): string | null =>
  place === null || installsIn(place) || !asksForInstallation(windows)
    ? null
    : `${installerText(place.state)} ${remedy}`;
