import { phoneText } from '#src/format/phone.ts';
import { phoneHref } from './phone-links.ts';

/** A phone number that calls when it is pressed; a text where it cannot be called. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  const call = phoneHref(phone);
  return call === null ? phoneText(phone) : <a href={call}>{phoneText(phone)}</a>;
}
