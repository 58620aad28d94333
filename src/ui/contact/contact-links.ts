import { site } from '#src/config/site.ts';

/** Link that calls a number of the shop: ten digits, or with its country's code, as the schema of its facts demands. */
export const shopPhoneHref = (phone: string): string =>
  `tel:+${phone.startsWith('+') ? '' : '52'}${phone.replace(/\D/g, '')}`;

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
