import { normalizeText } from '#src/format/normalize-text.ts';

/** Words that say nothing about what is searched. */
const empty = new Set(
  (
    'a al ante con cual cuales como cuando cuanto cuantos de del desde donde e el ella en es esta este estan hay la las le lo los ' +
    'me mi mis muy o para pero por que quiero quisiera necesito busco se ser si sin su sus tener tengo tiene un una ' +
    'unas unos va y puedo puede pueden son hacen venden manejan mejor conviene'
  ).split(' '),
);

/** Words that people use for the same thing, by stem; the first is ours. */
const same = [
  ['persiana', 'cortina', 'estor', 'store', 'cortinero'],
  ['enrollable', 'roller', 'rollo'],
  ['sheer', 'zebra', 'cebra', 'duo'],
  ['horizontal', 'veneciana', 'minipersiana', 'tablilla'],
  ['panel', 'japones', 'oriental'],
  ['toldo', 'marquesina', 'lona', 'carpa'],
  ['pergola', 'techo', 'bioclimatica', 'tragaluz', 'domo'],
  [
    'blackout',
    'blakout',
    'black',
    'opaca',
    'oscura',
    'obscura',
    'oscurece',
    'oscuridad',
    'obscuridad',
    'oscurecer',
  ],
  ['screen', 'solar', 'malla'],
  ['traslucida', 'translucida', 'transparente'],
  [
    'precio',
    'costo',
    'cuesta',
    'cuestan',
    'vale',
    'valen',
    'barata',
    'economica',
    'presupuesto',
    'cotizar',
    'cotizador',
  ],
  ['recamara', 'cuarto', 'habitacion', 'dormitorio', 'alcoba', 'dormir'],
  ['bano', 'regadera'],
  ['oficina', 'despacho'],
  ['rojo', 'roja'],
  ['consultorio', 'hospital', 'clinica'],
  ['negocio', 'local', 'tienda', 'restaurante', 'cafeteria'],
  ['motor', 'motorizacion', 'motorizada', 'electrica', 'automatica', 'automatizar', 'automatizada'],
  ['garantia', 'poliza'],
  ['instalacion', 'instalar', 'instalan', 'colocacion', 'colocar', 'montaje', 'ponen'],
  ['entrega', 'envio', 'enviar', 'envian', 'mandan', 'tarda', 'tardan', 'llega', 'plazo'],
  ['limpia', 'limpiar', 'limpieza', 'lavar', 'lava', 'lavado', 'mantenimiento'],
] as const;

const PLURAL = /(?<=[aeiou])s$|(?<=[^aeiou])es$/;
const GENDER = /[aeo]$/;
const LEAST = 4;

/** Without its ending it would be another word: "la tarde" is not "tarda". */
const KEPT = new Set(['tarde']);

/** A word without plural and gender, so that "negras" and "negro" are the same. */
export const stemOf = (word: string): string => {
  if (KEPT.has(word)) return word;
  const one = word.length > LEAST ? word.replace(PLURAL, '') : word;
  return one.length > LEAST ? one.replace(GENDER, '') : one;
};

const meanings = new Map<string, readonly string[]>(
  same.flatMap((words) => {
    const stems = [...new Set(words.map(stemOf))];
    return stems.map((stem) => [stem, stems] as const);
  }),
);

/** A word of a page with the others that people may type for it; none for words without a meaning of their own. */
export function wordsFor(word: string): string[] | null {
  const known = normalizeText(word);
  if (known === '' || empty.has(known)) return null;
  const stem = stemOf(known);
  return [...(meanings.get(stem) ?? [stem])];
}

/** A typed word as the index has it; null for words without a meaning of their own. */
export function typedWord(word: string): string | null {
  const known = normalizeText(word);
  return known === '' || empty.has(known) ? null : stemOf(known);
}

/** The words of a typed text that mean something, by stem. */
export const typedWords = (typed: string): readonly string[] =>
  normalizeText(typed)
    .split(/[^a-z0-9]+/)
    .flatMap((word) => typedWord(word) ?? []);

/** Every word that means the same, by stem; the word alone where we know no other. */
export const sameAs = (stem: string): readonly string[] => meanings.get(stem) ?? [stem];
