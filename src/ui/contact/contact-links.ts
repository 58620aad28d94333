import { site } from '#src/config/site.ts';

/** A number of ten digits is Mexican. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 10
    ? `tel:+52${digits}`
    : `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}

/** Link to a WhatsApp chat with a number; ten digits are taken as Mexican. null when the text has no digits. */
export function chatHref(number: string): string | null {
  const digits = number.replace(/\D/g, '');
  return digits === '' ? null : `https://wa.me/${digits.length === 10 ? '52' : ''}${digits}`;
}

/** Link to a WhatsApp chat with the shop. */
export const whatsappHref = `https://wa.me/${site.whatsapp}`;

/** Link to a WhatsApp chat with the shop, with a text ready to send. */
export const whatsappWith = (text: string): string => `${whatsappHref}?text=${encodeURIComponent(text)}`;

/** Link to a new e-mail with its text; without an address the person fills it in. */
export const mailWith = (to: string | null, subject: string, body: string): string =>
  `mailto:${encodeURIComponent(to ?? '').replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

/** Link to directions to a place, in degrees: the device's maps app opens it, else a web page does. */
export const directionsHref = ({ lat, lng }: { readonly lat: number; readonly lng: number }): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${String(lat)},${String(lng)}`;
