import { site } from '#src/config/site.ts';

/** Ten digits are a Mexican number. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 10
    ? `tel:+52${digits}`
    : `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}

export const whatsappHref = `https://wa.me/${site.whatsapp}`;
