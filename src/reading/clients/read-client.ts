import { normalizeText } from '#src/format/normalize-text.ts';
import { cleaned } from '../cleaned.ts';
import { isDoubtful, type TypedRecord } from '../client-faults.ts';
import { readNamedPhone } from '../named-phone.ts';
import { plainPhone } from '../phone.ts';
import { readPostcode } from '../postcode.ts';
import { readState } from '../state-name.ts';
import { cfdiUses, regimes } from '../tax/catalogues.ts';
import { plainRfc } from '../tax/rfc.ts';
import { readYesNo } from '../words.ts';
import type { ClientField } from './client-headings.ts';

/** Stands for "the paper has this RFC" among the texts of a row. */
export const AS_PRINTED = 'as_printed';

/** Texts of a row by the field of their column. */
export type ClientTexts = Readonly<Partial<Record<ClientField | typeof AS_PRINTED, string>>>;

/** What a cell may mean. */
export interface CellDoubt {
  readonly at: ClientField;
  readonly says: string;
  readonly offers: readonly { readonly says: string; readonly cells: Readonly<Record<string, string>> }[];
}

/** A row as a client; what is doubtful stays as it was written. */
export interface ReadClient {
  readonly record: TypedRecord;
  readonly doubts: readonly CellDoubt[];
  /** What was put right without asking, in sentences. */
  readonly said: readonly string[];
}

interface Part {
  readonly text: string;
  readonly doubt?: CellDoubt;
  readonly said?: string;
  /** What else its cell says, for the notes. */
  readonly note?: string;
}

const STATE_WITH_ZEROS = 'Ciudad de México';
const MOST_OFFERED = 4;

const withNote = (notes: string, note: string) => [notes, note].filter((text) => text !== '').join('. ');

function phoneIn(written: string, notes: string): Part {
  const read = readNamedPhone(written);
  if ('phone' in read) {
    const { phone, remark } = read;
    const text = plainPhone(phone);
    return remark === undefined
      ? { text }
      : { text, note: `Teléfono: ${remark}`, said: `Anotamos “${remark}”, que venía con el teléfono.` };
  }
  if (read.first === undefined) return { text: written };
  const first = plainPhone(read.first);
  return {
    text: written,
    doubt: {
      at: 'phone',
      says: 'Aquí hay más de un teléfono.',
      offers: [
        {
          says: `Usar ${first} y anotar todos en las notas`,
          cells: { phone: first, notes: withNote(notes, `Teléfonos: ${written}`) },
        },
      ],
    },
  };
}

/** An address within other text: "Ana Robles <ana@ejemplo.mx>", "mailto:ana@ejemplo.mx?subject=Hola". */
const EMAIL_IN = /[^\s@,;:/<>()"'“”‹›][^\s@,;:/<>()"“”‹›]*@[^\s@,;:/<>()"'“”‹›!?]+/g;

/** What says only that an address follows, and what a link has behind it. */
const AROUND_EMAIL = /\?\S*|(?<!\p{L})(?:correos?(?: electr[oó]nicos?)?|e-?mails?|mails?|mailto)(?!\p{L})/giu;

/** What is written beside an address, but for the client's own name. */
function besideEmail(written: string, name: string): string {
  const rest = cleaned(written)
    .replaceAll(EMAIL_IN, ' ')
    .replaceAll(AROUND_EMAIL, ' ')
    .replaceAll(/[^\p{L}\d ]+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  return normalizeText(rest) === normalizeText(name) ? '' : rest;
}

function emailIn(written: string, notes: string, name: string): Part {
  const [first = '', ...others] = (cleaned(written).match(EMAIL_IN) ?? []).map((one) =>
    one.replace(/\.+$/, ''),
  );
  if (first === '') return { text: written };
  if (others.length === 0) {
    const beside = besideEmail(written, name);
    // "ana@ejemplo,mx": a comma where a full stop belongs is a mistake, not a remark.
    if (/@\S*,\S/.test(written)) return { text: written };
    return beside === ''
      ? { text: first }
      : { text: first, note: `Correo: ${beside}`, said: `Anotamos “${beside}”, que venía con el correo.` };
  }
  return {
    text: written,
    doubt: {
      at: 'email',
      says: 'Aquí hay más de un correo.',
      offers: [
        {
          says: `Usar ${first} y anotar todos en las notas`,
          cells: { email: first, notes: withNote(notes, `Correos: ${written}`) },
        },
      ],
    },
  };
}

/** Whether a place is in the only state whose postcodes begin with a zero. */
const isInCapital = (place: string): boolean =>
  place.split(',').some((part) => readState(part) === STATE_WITH_ZEROS);

/** A spreadsheet drops the zero of "06700": it is put back where the place tells, else offered. */
function postcodeIn(at: 'postal_code' | 'tax.postal_code', written: string, isCapital: boolean): Part {
  const read = readPostcode(written);
  if ('postcode' in read) return { text: read.postcode };
  if (read.problem !== 'short') return { text: written };
  const whole = `0${cleaned(written).replace(/\.0+$/, '').replaceAll(/\D/g, '')}`;
  if (isCapital) {
    return { text: whole, said: `Al código postal le faltaba el cero: ${whole}.` };
  }
  return {
    text: written,
    doubt: {
      at,
      says: 'Le falta un dígito: tal vez la hoja de cálculo le quitó el cero.',
      offers: [{ says: `Es ${whole}`, cells: { [at]: whole } }],
    },
  };
}

interface Entry {
  readonly code: string;
  readonly name: string;
}

const words = (text: string): string =>
  normalizeText(text)
    .replaceAll(/[^a-z0-9ñ]+/g, ' ')
    .replace(/^(?:regimen )?(?:de |del |de las |de los |general de )?/, '')
    .trim();

/** An entry of a catalogue of the SAT by its code, by its name, or by a part of it that no other has. */
function entryIn(
  at: 'tax.regime' | 'tax.cfdi_use',
  written: string,
  entries: readonly Entry[],
  code: RegExp,
): Part {
  // "N/A", "no", "-".
  if (readYesNo(written) === false) return { text: '' };
  const codes = new Set(cleaned(written).toUpperCase().match(code));
  const [byCode] = codes;
  if (codes.size === 1 && byCode !== undefined) return { text: byCode };
  const asked = words(written);
  if (asked === '') return { text: written };
  const named = entries.filter(({ name }) => words(name) === asked);
  const isWithin = ({ name }: Entry) => ` ${words(name)} `.includes(` ${asked} `);
  const coded = entries.filter((entry) => codes.has(entry.code));
  const [alike = []] = [coded, named, entries.filter(isWithin)].filter((found) => found.length > 0);
  const [one, ...others] = alike;
  // One word of a name is too little to tell what is meant.
  if (one !== undefined && others.length === 0 && (named.length > 0 || asked.includes(' ')))
    return {
      text: one.code,
      ...(named.length > 0 ? {} : { said: `“${written}” es ${one.code} ${one.name}.` }),
    };
  return {
    text: written,
    doubt: {
      at,
      says: at === 'tax.regime' ? 'No sabemos cuál régimen es.' : 'No sabemos cuál uso del CFDI es.',
      offers: alike.slice(0, MOST_OFFERED).map((entry) => ({
        says: `${entry.code} ${entry.name}`,
        cells: { [at]: entry.code },
      })),
    },
  };
}

const REGIME_CODE = /(?<!\d)\d{3}(?!\d)/g;
const USE_CODE = /(?<![A-Z])[A-Z]{1,2}\d{2}(?!\d)/g;
/** What everybody calls the regime 626. */
const RESICO = /\bresico\b/i;

function rfcIn(written: string, texts: ClientTexts): Part {
  const text = plainRfc(written);
  if (!isDoubtful(text) || texts[AS_PRINTED] !== undefined) return { text };
  return {
    text,
    doubt: {
      at: 'tax.rfc',
      says: 'El último carácter no corresponde a los demás: compáralo con su constancia.',
      offers: [{ says: 'Así viene en su constancia', cells: { [AS_PRINTED]: 'sí' } }],
    },
  };
}

/** Reads a row of a list of clients: what can be put right without a doubt is put right, and said. */
export function readClient(texts: ClientTexts): ReadClient {
  const text = (field: ClientField) => (texts[field] ?? '').trim();
  /** "-", "N/A", "no tiene": nothing. */
  const told = (field: ClientField) =>
    /^s\/?n$/i.test(text(field)) || readYesNo(text(field), 'telefono correo rfc dato') === false
      ? ''
      : text(field);
  const notes = text('notes');
  const city = text('city');
  const regime = text('tax.regime');
  const postcode = postcodeIn('postal_code', told('postal_code'), isInCapital(city));
  const isCapital = isInCapital(city) || postcode.text.startsWith('0');
  const parts = {
    phone: phoneIn(told('phone'), notes),
    email: emailIn(told('email'), notes, text('name')),
    postcode,
    rfc: rfcIn(told('tax.rfc'), texts),
    regime: entryIn('tax.regime', RESICO.test(regime) ? '626' : regime, regimes, REGIME_CODE),
    use: entryIn('tax.cfdi_use', text('tax.cfdi_use'), cfdiUses, USE_CODE),
    taxPostcode: postcodeIn('tax.postal_code', told('tax.postal_code'), isCapital),
  };
  const all: readonly Part[] = Object.values(parts);
  return {
    record: {
      name: cleaned(text('name')) || cleaned(text('tax.legal_name')),
      phone: parts.phone.text,
      email: parts.email.text,
      ...{ street: text('street'), neighborhood: text('neighborhood'), city },
      postal_code: postcode.text,
      tax: {
        rfc: parts.rfc.text,
        legal_name: text('tax.legal_name'),
        regime: parts.regime.text,
        cfdi_use: parts.use.text,
        postal_code: parts.taxPostcode.text,
      },
      notes: all.reduce((noted, { note }) => (note === undefined ? noted : withNote(noted, note)), notes),
    },
    doubts: all.flatMap(({ doubt }) => (doubt === undefined ? [] : [doubt])),
    said: [...new Set(all.flatMap(({ said }) => (said === undefined ? [] : [said])))],
  };
}
