import { cleaned } from './cleaned.ts';

/** A telephone number that can be called: its country's code and its digits there. */
export interface Phone {
  /** "52" is Mexico. */
  readonly country: string;
  /** The digits after the country's code: ten in Mexico. */
  readonly digits: string;
  /** The extension behind it; null without one. */
  readonly extension: string | null;
}

/** Why a text is no number that can be called. */
export type PhoneProblem =
  | 'empty'
  /** It has letters or too many digits. */
  | 'not-a-number'
  /** Seven or eight digits: the code of the city is missing. */
  | 'without-area'
  /** More than one number. */
  | 'several'
  /** A 1 before ten digits: the old way to call a mobile in Mexico, and the code of the United States. */
  | 'country'
  /** Fewer or more digits than a number has. */
  | 'length';

/** `first`: the first of several numbers, where one can be called. */
export type ReadPhone =
  { readonly phone: Phone } | { readonly problem: PhoneProblem; readonly first?: Phone };

const MEXICO = '52';
const TEN = 10;

/** Country codes (ITU E.164): one digit, two, and all others three. */
const COUNTRY = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** "ext. 12", "extensión 12", "int 4", "x 12", "#12" after a number, also in brackets. */
const EXTENSION =
  /[\s,;]*\(?(?:\b(?:ext(?:ensi[oó]n)?|int|opci[oó]n|op)\b[.: ]*|(?<=\d[\s(]{0,2})x\s*|#\s*|;ext=)(\d{1,6})\)?\s*$/i;

/** What stands before a number: a label, or an address of a link. */
const BEFORE =
  /^(?:(?:https?:\/\/)?(?:wa\.me\/|(?:(?:api|web)\.)?whatsapp\.com\/send\/?\?phone=)|whatsapp:\/\/send\/?\?phone=|callto:|(?:tel[eé]fonos?|tels?|celular|cel|m[oó]vil|whats ?app|whats|wa|phone|fax|lada|of(?:icina)?|casa|trabajo)(?!\p{L})\.?(?:[:\s]|\/(?=\p{L})|(?<=\s)y\s)*|\p{Extended_Pictographic}\s*|['’])+/iu;

/** What stands behind a number and says nothing of it: the text of a link, "(casa)", the mark of a list, Excel's ".0". */
const BEHIND =
  /(?:[?&][a-z_]+(?:[=&].*)?|\s*\((?:casa|oficina|trabajo|cel|celular|m[oó]vil|whats ?app)\)|\s+(?:cel(?:ular)?|m[oó]vil|whats ?app)\.?|\s*\p{Extended_Pictographic}|(?<=\d)\.0|[,;.])$/iu;

/** What stands between two numbers. A dash or a space does not: it is inside one. */
const BETWEEN = /\s*(?:[/;|,]|\s[oóyeu]\s|\sor\s)\s*/i;

/** Digits in groups, with what people write between them. */
const WRITTEN = /^\+?[\d\s().\-\u2010-\u2015\u2212]+$/;

function mexican(digits: string): Phone | null {
  return /^[2-9]\d{9}$/.test(digits) ? { country: MEXICO, digits, extension: null } : null;
}

function international(digits: string): Phone | null {
  if (digits.startsWith(MEXICO)) {
    // Until 2019 mobiles were called from abroad with a 1 after the country's code; before a number: with 0, 01, 044.
    const rest = digits.slice(MEXICO.length).replace(/^(?:1|0(?:1|44|45)?)(?=\d{10}$)/, '');
    return mexican(rest);
  }
  const [country = ''] = COUNTRY.exec(digits) ?? [];
  const rest = digits.slice(country.length);
  if (country === '1') return /^[2-9]\d{9}$/.test(rest) ? { country, digits: rest, extension: null } : null;
  // A number has at most 15 digits with its country's code (ITU E.164).
  return country !== '' && rest.length >= 6 && digits.length <= 15
    ? { country, digits: rest, extension: null }
    : null;
}

/** One number, without what stands before and after it. */
function one(written: string): ReadPhone {
  if (!WRITTEN.test(written)) return { problem: 'not-a-number' };
  const isAbroad = written.startsWith('+');
  // "+44 (0)20": the zero is for calls inside the country.
  const all = written.replace('(0)', '').replaceAll(/\D/g, '');
  const digits = isAbroad ? all : all.replace(/^(?:01)?1?(?=52\d{10,11}$)|^00(?=[1-9]\d{7})/, '');
  const hasCode = isAbroad || digits.length < all.length || /^52(?:1)?\d{10}$/.test(digits);
  // Prefixes of calls inside Mexico, until 2019.
  const inside = digits.replace(/^(?:01|044|045)(?=\d{10}$)/, '');
  const phone = hasCode ? international(digits) : inside.length === TEN ? mexican(inside) : null;
  if (phone !== null) return { phone };
  if (!hasCode && /^1[2-9]\d{9}$/.test(digits)) return { problem: 'country' };
  return { problem: digits.length === 7 || digits.length === 8 ? 'without-area' : 'length' };
}

/**
 * Reads a telephone number as people write it: "+52 1 55 1234 5678", "044 55 1234 5678", "55.1234.5678", "Tel. (55)
 * 1234-5678 ext. 12". Ten digits are Mexican; a number of another country keeps its code.
 */
export function readPhone(written: string): ReadPhone {
  const text = cleaned(written.trim().replaceAll(/[\r\n]+/g, ' / '))
    .replace(BEFORE, '')
    .replace(BEHIND, '')
    .replace(/^%2B/i, '+')
    .replace(/^\((\+\d{1,3})\)/, '$1 ');
  if (text === '') return { problem: 'empty' };
  const [behind = '', extension = null] = EXTENSION.exec(text) ?? [];
  const number = text.slice(0, text.length - behind.length);
  const numbers = number.split(BETWEEN).filter((part) => /\d/.test(part));
  const [first = '', ...others] = numbers;
  if (others.length > 0) {
    // "(55) 1234, 5678" is one number in parts.
    const whole = one(number.replaceAll(/[,/]/g, ' '));
    if ('phone' in whole) return whole;
    const read = readPhone(first);
    return 'phone' in read ? { problem: 'several', first: read.phone } : { problem: 'several' };
  }
  const read = one(number);
  return 'phone' in read ? { phone: { ...read.phone, extension } } : read;
}

/** The plain form that is stored and sent: "5512345678", "+19565550100"; an extension stays behind it. */
export const plainPhone = ({ country, digits, extension }: Phone): string =>
  `${country === MEXICO ? '' : `+${country}`}${digits}${extension === null ? '' : ` ext. ${extension}`}`;

/** The number in the form of links: "525512345678"; null where there is none to call, never another person's. */
export function dialled(written: string): string | null {
  const read = readPhone(written);
  const phone = 'phone' in read ? read.phone : read.first;
  return phone === undefined ? null : phone.country + phone.digits;
}

/** Digits of a search that are compared with a stored number; null for words. At least four, so that years find years. */
const LEAST_DIGITS = 4;

/** The digits of a number, of a foreign one with those of its country, without an extension. */
export const plainDigits = (phone: Phone): string =>
  plainPhone({ ...phone, extension: null }).replace('+', '');

/**
 * The digits by which a number is searched: the whole of one that can be read, else those typed so far without the code of
 * Mexico. Null for a text that is no number.
 */
export function phoneDigits(written: string): string | null {
  const read = readPhone(written);
  if ('phone' in read) return plainDigits(read.phone);
  const text = cleaned(written);
  if (!WRITTEN.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '').replace(/^0(?:1|44|45)/, '');
  const national = text.startsWith('+') ? digits.replace(/^52(?:1(?=\d))?/, '') : digits;
  return national.length >= LEAST_DIGITS ? national : null;
}
