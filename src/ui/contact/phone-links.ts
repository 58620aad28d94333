import { dialled } from '#src/reading/phone.ts';

/** A number for emergencies and services: "911", "066", "*6464" have no country. */
const SHORT = /^\*?\d{2,6}$/;

/** Link that calls a number, the first of several; null where there is none to call. */
export function phoneHref(phone: string): string | null {
  const number = dialled(phone);
  if (number !== null) return `tel:+${number}`;
  return SHORT.test(phone.trim()) ? `tel:${phone.trim()}` : null;
}

/** Link to a WhatsApp chat with a number, with a text ready to send if there is one; null where it cannot be read. */
export function chatHref(phone: string, text?: string): string | null {
  const number = dialled(phone);
  if (number === null) return null;
  return `https://wa.me/${number}${text === undefined ? '' : `?${new URLSearchParams({ text }).toString()}`}`;
}
