import { cleaned } from './cleaned.ts';

/**
 * What a chat or a mail adds to the end of an address: full stops, brackets, quotation marks, line breaks, WhatsApp's marks
 * for bold (*), italic (_), strikethrough (~) and monospace (`), also as an address or a page encodes them.
 */
const BEHIND =
  /(?:[\s.,;:!?。\\)\]}>"'”’»*_~`|…]|&(?:[gl]t|quot|amp|nbsp|#\d+);?|%(?:0[ad]|2[0279ace]|3[ce]|5[cdf]|60|7[cde]|e2%80%[89a][0-9a-f]|c2%a0))+$/i;
/** No id has these: what follows was written behind the address. */
const ENDING = /[\s,;/?&#|[\]<>"¡¿\u2013-\u2015]|\p{Extended_Pictographic}/u;
const BEFORE = /^[\s<("'“‘«[*~`]+/;

/**
 * The id of a shared thing in an address, without the marks that were copied along: "a1b2)." and "_a1b2_" are "a1b2". No id
 * ends with an underscore; at its beginning one is a mark where the text ends with one too.
 */
export function readSharedId(written: string): string {
  const text = cleaned(written).replace(BEFORE, '');
  const [address = ''] = text.split(ENDING);
  const id = address.replace(BEHIND, '');
  const isItalic = id.startsWith('_') && text.slice(id.length).includes('_');
  return isItalic ? id.slice(1).replace(BEFORE, '') : id;
}
