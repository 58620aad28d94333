import { cleaned } from './cleaned.ts';

/** What a chat or a mail adds to the end of an address: full stops, brackets, quotation marks, line breaks. */
const BEHIND = /(?:[\s.,;:!?)\]}>"'”’»*…]|%(?:0[ad]|20|29|2e|5d))+$/i;
const BEFORE = /^[\s<("'“‘«[]+/;

/** The id of a shared thing in an address, without the marks that were copied along: "a1b2)." is "a1b2". */
export const readSharedId = (written: string): string =>
  cleaned(written).replace(BEFORE, '').replace(BEHIND, '');
