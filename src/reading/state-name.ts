import { normalizeText } from '#src/format/normalize-text.ts';

/** The 32 states as the shop names them, each with the other names and abbreviations that people write. */
const states: readonly (readonly [name: string, ...others: readonly string[]])[] = [
  ['Aguascalientes', 'ags', 'agu'],
  ['Baja California', 'bc', 'bcn', 'baja california norte', 'baja california nte', 'baja norte'],
  ['Baja California Sur', 'bcs', 'baja sur'],
  ['Campeche', 'camp', 'cam'],
  ['Chiapas', 'chis', 'chp'],
  ['Chihuahua', 'chih', 'chh'],
  [
    'Ciudad de México',
    'cdmx',
    'cd de mexico',
    'cd mexico',
    'df',
    'mexico df',
    'distrito federal',
    'mexico city',
    'cmx',
  ],
  ['Coahuila de Zaragoza', 'coahuila', 'coah', 'coa'],
  ['Colima', 'col'],
  ['Durango', 'dgo', 'dur'],
  ['Guanajuato', 'gto', 'gua'],
  ['Guerrero', 'gro'],
  ['Hidalgo', 'hgo', 'hid'],
  ['Jalisco', 'jal'],
  ['México', 'edomex', 'edo mex', 'edo de mexico', 'edo mexico', 'edo de mex', 'edmx', 'edm', 'mex'],
  ['Michoacán de Ocampo', 'michoacan', 'mich', 'mic'],
  ['Morelos', 'mor'],
  ['Nayarit', 'nay'],
  ['Nuevo León', 'nl', 'nvo leon', 'n leon', 'nle'],
  ['Oaxaca', 'oax', 'oaxaca de juarez'],
  ['Puebla', 'pue'],
  ['Querétaro', 'qro', 'queretaro de arteaga', 'que'],
  ['Quintana Roo', 'qroo', 'q roo', 'qr', 'roo'],
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

/**
 * Reads the name of a Mexican state: "Edomex", "CDMX", "N.L.", "Estado de Jalisco", "Edo. Mex.". Returns the name that the
 * shop uses ("México", "Nuevo León"); null for another place.
 */
export function readState(written: string): string | null {
  const text = plain(written);
  return (
    names().get(text) ??
    names().get(text.replace(/^(?:estado|edo|state)(?: libre y soberano)? (?:de |of )?/, '')) ??
    null
  );
}

/** Whether two texts name the same state, or are the same text where neither names one. */
export const isSameState = (one: string, other: string): boolean =>
  one === other || (readState(one) ?? plain(one)) === (readState(other) ?? plain(other));
