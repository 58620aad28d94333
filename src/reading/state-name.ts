import { normalizeText } from '#src/format/normalize-text.ts';

/** The 32 states as the shop names them, each with the other names and abbreviations that people write, also those of its cities. */
const states: readonly (readonly [name: string, ...others: readonly string[]])[] = [
  ['Aguascalientes', 'ags', 'agu'],
  [
    'Baja California',
    'bc',
    'bcn',
    'baja california norte',
    'baja california nte',
    'baja norte',
    'baja calif',
    'tij',
  ],
  ['Baja California Sur', 'bcs', 'bc sur', 'baja sur'],
  ['Campeche', 'camp', 'cam'],
  ['Chiapas', 'chis', 'chp'],
  ['Chihuahua', 'chih', 'chh', 'cuu'],
  [
    'Ciudad de México',
    'cdmx',
    'cd de mexico',
    'cd mexico',
    ...['cd de mex', 'cd mex', 'cd mx', 'ciudad de mex', 'ciudad mexico'],
    'df',
    'mexico df',
    'distrito federal',
    'mexico city',
    'cmx',
  ],
  ['Coahuila de Zaragoza', 'coahuila', 'coahuila de z', 'coah', 'coa'],
  ['Colima', 'col'],
  ['Durango', 'dgo', 'dur'],
  ['Guanajuato', 'gto', 'gua'],
  ['Guerrero', 'gro'],
  ['Hidalgo', 'hgo', 'hid'],
  ['Jalisco', 'jal', 'gdl', 'zmg'],
  [
    'México',
    'edomex',
    'edo mex',
    'edo de mexico',
    'edo mexico',
    'edo de mex',
    'e de mexico',
    'edmx',
    'edm',
    'mex',
  ],
  ['Michoacán de Ocampo', 'michoacan', 'mich', 'mic'],
  ['Morelos', 'mor'],
  ['Nayarit', 'nay'],
  ['Nuevo León', 'nl', 'nvo leon', 'n leon', 'nle', 'mty'],
  ['Oaxaca', 'oax', 'oaxaca de juarez'],
  ['Puebla', 'pue'],
  ['Querétaro', 'qro', 'queretaro de arteaga', 'que'],
  ['Quintana Roo', 'qroo', 'q roo', 'qto roo', 'quint roo', 'qr', 'roo'],
  ['San Luis Potosí', 'slp', 's l p', 'san luis'],
  ['Sinaloa', 'sin'],
  ['Sonora', 'son'],
  ['Tabasco', 'tab'],
  ['Tamaulipas', 'tamps', 'tam'],
  ['Tlaxcala', 'tlax', 'tla'],
  ['Veracruz de Ignacio de la Llave', 'veracruz', 'ver', 'veracruz llave'],
  ['Yucatán', 'yuc'],
  ['Zacatecas', 'zac'],
];

const plain = (text: string): string =>
  normalizeText(text)
    .replaceAll('.', '')
    .replaceAll(/[^a-zñ]+/g, ' ')
    .trim();

let known: ReadonlyMap<string, string> | undefined;

const names = (): ReadonlyMap<string, string> =>
  (known ??= new Map(
    states.flatMap(([name, ...others]) => [name, ...others].map((one) => [plain(one), name])),
  ));

/** Letters with spaces between them are one abbreviation: "N. L." */
const joined = (text: string) => text.replaceAll(/\b([a-z]) (?=[a-z]\b)/g, '$1');

const named = (text: string): string | undefined =>
  names().get(text) ??
  names().get(joined(text)) ??
  names().get(text.replace(/^(?:estado|edo|state)(?: libre y soberano)? (?:de |of )?/, ''));

/** Whether a part of an address behind others says only the country: in "Jalisco, México" it is not the state. */
export const isCountry = (part: string): boolean =>
  /^(?:mexico|mx|mex|republica mexicana)$/.test(plain(part));

/** An abbreviation with its full stop behind a town: "Monterrey N.L.", "Guadalajara, Jal. 44100". */
const ABBREVIATED = /\s(\p{L}[\p{L}.]*\.)[\s\d]*$/u;

/** Names of one word that are neither another word nor the country. */
const SURE = /^(?:nl|df|bcs?|slp|jal|gto|qro|ags|dgo|gro|hgo|nay|oax|pue|yuc|zac|(?!mexico$)[a-zñ]{4,})$/;

/** A state behind a town without a mark between them: "Monterrey NL", "Cancún Q. Roo, C.P. 77500", "Nuevo León México". */
function behindTown(written: string): string | undefined {
  const whole = joined(plain(written)).replace(/ c ?p$/, '');
  return [whole, whole.replace(/ (?:mexico|mx)$/, '')]
    .flatMap((text) => [3, 2, 1].map((count) => text.split(' ').slice(-count).join(' ')))
    .map((last) => (last.includes(' ') || SURE.test(last) ? named(last) : undefined))
    .find((state) => state !== undefined);
}

/**
 * Reads the name of a Mexican state: "Edomex", "CDMX", "N.L.", "Estado de Jalisco", "Edo. Mex.", also behind a town and
 * before the country: "Monterrey, N.L.", "Toluca Edomex", "Jalisco, México". Returns the name that the shop uses ("México", "Nuevo León");
 * null for another place.
 */
export function readState(written: string): string | null {
  const whole = named(plain(written));
  if (whole !== undefined) return whole;
  const parts = written.split(/[,;/|()]|\s[-–]\s/).filter((part) => plain(part) !== '');
  const places = parts.filter((part, at) => at === 0 || !isCountry(part));
  // The larger place is written last: "Guerrero, Chihuahua" is in Chihuahua.
  const found = places.map((part) => named(plain(part))).findLast((state) => state !== undefined);
  const last = places.at(-1) ?? '';
  return found ?? behindTown(last) ?? named(plain(ABBREVIATED.exec(last)?.[1] ?? '')) ?? null;
}

/** Whether two texts name the same state, or are the same text where neither names one. */
export const isSameState = (one: string, other: string): boolean =>
  one === other || (readState(one) ?? plain(one)) === (readState(other) ?? plain(other));
