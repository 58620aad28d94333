import { cleaned } from './cleaned.ts';
import { readPhone, type PhoneProblem } from './phone.ts';
import { readPostcode } from './postcode.ts';
import { readRfc } from './tax/rfc.ts';
import { taxFaults, type TypedTax } from './tax/tax-faults.ts';

/** Most letters of a dealer's notes on a client. */
const MOST_NOTES = 500;
/** Most letters of any other text of it. */
const MOST_TEXT = 200;

/** A client as a dealer typed them; '' where they said nothing. */
export interface TypedRecord {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly street: string;
  readonly neighborhood: string;
  readonly city: string;
  readonly postal_code: string;
  readonly tax: TypedTax;
  readonly notes: string;
}

const EMAIL = /^[^\s@,;:<>()"'“”‹›][^\s@,;:<>()"“”‹›]*@[^\s@,;:<>()"'“”‹›!?]+\.[^\s@,;:.<>()"'“”‹›!?]{2,}$/;

const LAST_CHARACTER = 'El último carácter no corresponde a los demás: compáralo con su constancia.';

const TEN_DIGITS = 'Escribe un teléfono de 10 dígitos.';

const phoneFaults: Readonly<Record<PhoneProblem, string | null>> = {
  empty: null,
  'not-a-number': TEN_DIGITS,
  length: TEN_DIGITS,
  'without-area': 'Falta la lada: escribe los 10 dígitos.',
  several: 'Aquí cabe un solo teléfono: deja uno y anota los demás.',
  country: 'Si es de otro país, escríbelo con + y su código; si es de México, sin el 1.',
};

function phoneFault(phone: string): string | null {
  const read = readPhone(phone);
  return 'phone' in read ? null : phoneFaults[read.problem];
}

const ownFaults = ({ name, phone, email, postal_code: postcode, notes }: TypedRecord) => ({
  name: cleaned(name) === '' ? 'Escribe el nombre de tu cliente.' : null,
  phone: phoneFault(phone),
  email: email.trim() === '' || EMAIL.test(email.trim()) ? null : 'Escribe un correo electrónico válido.',
  postal_code:
    postcode.trim() === '' || 'postcode' in readPostcode(postcode)
      ? null
      : 'Escribe un código postal de 5 dígitos.',
  notes:
    notes.length > MOST_NOTES ? `Caben ${String(MOST_NOTES)} letras; llevas ${String(notes.length)}.` : null,
});

function lengthFaults({ name, phone, email, street, neighborhood, city, postal_code, tax }: TypedRecord) {
  const all = {
    ...{ name, phone, email, street, neighborhood, city, postal_code },
    'tax.legal_name': tax.legal_name,
  };
  return Object.entries(all).flatMap(([field, text]) =>
    text.length > MOST_TEXT ? [[field, `Puede tener hasta ${String(MOST_TEXT)} letras.`] as const] : [],
  );
}

/** Whether an RFC has the right form, but another last character than the others give. */
export function isDoubtful(rfc: string): boolean {
  const read = readRfc(rfc);
  return 'rfc' in read && !read.fits;
}

/**
 * What is wrong with a client, a sentence for each field: `phone`, `tax.rfc`.
 * @param asPrinted whether somebody compared a doubtful RFC with the client's paper: the SAT issued a few of them
 */
export function clientFaults(typed: TypedRecord, asPrinted: boolean): Readonly<Record<string, string>> {
  const own = Object.entries(ownFaults(typed)).flatMap(([field, fault]) =>
    fault === null ? [] : [[field, fault] as const],
  );
  const fiscal = Object.entries(taxFaults(typed.tax)).map(
    ([field, fault]) => [`tax.${field}`, fault] as const,
  );
  const doubt = !asPrinted && isDoubtful(typed.tax.rfc) ? [['tax.rfc', LAST_CHARACTER] as const] : [];
  return Object.fromEntries([...lengthFaults(typed), ...doubt, ...fiscal, ...own]);
}
