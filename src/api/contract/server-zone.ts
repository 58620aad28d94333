let zone = 'America/Mexico_City';

/** The zone in which the server writes times that name none: that of the deployment (F16). */
export const serverZone = (): string => zone;

/** @param timeZone of config.json, such as `America/Tijuana` */
export function setServerZone(timeZone: string): void {
  zone = timeZone;
}
