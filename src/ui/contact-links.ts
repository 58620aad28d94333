import { site } from '#src/config/site.ts';

/** Ten digits are a Mexican number. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 10
    ? `tel:+52${digits}`
    : `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}

/** A chat with a number; ten digits are a Mexican one. null where there are none at all. */
export function chatHref(number: string): string | null {
  const digits = number.replace(/\D/g, '');
  return digits === '' ? null : `https://wa.me/${digits.length === 10 ? '52' : ''}${digits}`;
}

/** A chat with the shop. */
export const whatsappHref = `https://wa.me/${site.whatsapp}`;

/** The way to a place, in degrees: opens the person's own maps where there are any, else a page of them. */
export const directionsHref = ({ lat, lng }: { readonly lat: number; readonly lng: number }): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${String(lat)},${String(lng)}`;
