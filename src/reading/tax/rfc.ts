import { cleaned } from '../cleaned.ts';

/** Whom an RFC is of; `generic` is that of the general public or of foreigners, whom the SAT gave none. */
export type RfcKind = 'firm' | 'person' | 'generic';

/** `fits`: whether its last character is the one that the others give. The SAT issued a few where it is not. */
export type ReadRfc =
  { readonly rfc: string; readonly kind: RfcKind; readonly fits: boolean } | { readonly problem: string };

/** For the general public, and for foreigners (Resolución Miscelánea Fiscal, rule 2.7.1.23). */
const GENERIC: readonly string[] = ['XAXX010101000', 'XEXX010101000'];

/** Letters before the date, and characters in all. */
const FIRM = { letters: 3, length: 12 } as const;
const PERSON = { letters: 4, length: 13 } as const;
const DATE_LENGTH = 6;
const MONTHS = 12;

/** The order is the value of each in the check (SAT, Anexo of the RFC): the space stands before the three letters of a firm. */
const VALUES = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';
const MODULUS = 11;

const NOT_AN_RFC =
  'Un RFC empieza con 3 letras si es de una empresa, o con 4 si es de una persona, y sigue con una fecha.';

/** "RFC:", "R.F.C." before an RFC; that of a firm may begin with the same letters: "RFC900101AB1". */
const LABEL = /^(?:[^:]*RFC[^:]*:|RFC)(?=[A-ZÑ&]{3,4}\d)/;

/** A text as an RFC is written: capitals, without spaces, dashes and dots, and without its label. */
export const plainRfc = (written: string): string =>
  cleaned(written)
    .toUpperCase()
    .replaceAll(/[\s.,;\-\u2010-\u2015_]/g, '')
    .replace(LABEL, '');

/** The last of 12 or 13 characters, as the others give it. */
function checkOf(body: string): string {
  const sum = [...body.padStart(PERSON.length - 1)].reduce(
    (all, character, at) => all + VALUES.indexOf(character) * (PERSON.length - at),
    0,
  );
  const rest = MODULUS - (sum % MODULUS);
  if (rest === MODULUS) return '0';
  return rest === MODULUS - 1 ? 'A' : String(rest);
}

/** Whether six digits are a year, a month and a day; the century is not said, so a leap day needs one year in four. */
function isDate(digits: string): boolean {
  const [year = 0, month = 0, day = 0] = (digits.match(/\d\d/g) ?? []).map(Number);
  // The year 2000 is a leap year, as every fourth one after it.
  const days = new Date(Date.UTC(2000 + year, month, 0)).getUTCDate();
  return month >= 1 && month <= MONTHS && day >= 1 && day <= days;
}

/** Whom a text may become an RFC of, while it is typed; null as long as nobody can tell. */
export function kindWhileTyping(written: string): RfcKind | null {
  const text = plainRfc(written);
  if (GENERIC.includes(text)) return 'generic';
  if (/^[A-ZÑ&]{4}/.test(text)) return 'person';
  return /^[A-ZÑ&]{3}\d/.test(text) ? 'firm' : null;
}

/** Reads an RFC, in capitals or not: 12 characters are a firm's, 13 a person's. @returns a sentence for any other text */
export function readRfc(written: string): ReadRfc {
  const rfc = plainRfc(written);
  if (GENERIC.includes(rfc)) return { rfc, kind: 'generic', fits: true };
  const kind = kindWhileTyping(rfc);
  if (kind === null || kind === 'generic' || !/^[A-ZÑ&]{3,4}(?:\d[A-ZÑ&\d]*)?$/.test(rfc))
    return { problem: NOT_AN_RFC };
  const { letters, length } = kind === 'firm' ? FIRM : PERSON;
  const whose = kind === 'firm' ? 'una empresa' : 'una persona';
  if (rfc.length !== length) {
    return {
      problem: `El RFC de ${whose} tiene ${String(length)} letras y números; este tiene ${String(rfc.length)}.`,
    };
  }
  const date = rfc.slice(letters, letters + DATE_LENGTH);
  if (!/^\d{6}$/.test(date) || !isDate(date)) {
    return {
      problem: `Después de las ${String(letters)} letras va una fecha (año, mes y día), y «${date}» no lo es.`,
    };
  }
  if (/[Ñ&]/.test(rfc.slice(-FIRM.letters)) || !/[\dA]$/.test(rfc)) {
    return { problem: 'Las tres últimas son letras y números, y la última es un número o una A.' };
  }
  return { rfc, kind, fits: checkOf(rfc.slice(0, -1)) === rfc.at(-1) };
}
