import { capital } from './first-letter.ts';

/** Words that an address spells without their accents. */
const accents = new Map(
  Object.entries({
    catalogo: 'catálogo',
    galeria: 'galería',
    galerias: 'galerías',
    japones: 'japonés',
    mecanica: 'mecánica',
    motorizacion: 'motorización',
    pergola: 'pérgola',
    pergolas: 'pérgolas',
    proyeccion: 'proyección',
    retractil: 'retráctil',
    retractiles: 'retráctiles',
    traslucida: 'traslúcida',
    traslucidas: 'traslúcidas',
    traslucido: 'traslúcido',
    traslucidos: 'traslúcidos',
  }),
);

/** Longest text that a heading takes from an address. */
const LONGEST = 48;

/** Shown for an address without any letter or digit. */
const NAMELESS = 'sin nombre';

/**
 * A parameter of an address as words: `brazos-retractiles` is "brazos retráctiles". The words are short, and
 * never empty.
 */
export function humanise(parameter: string): string {
  const words = parameter
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLocaleLowerCase('es-MX')
    .split(' ')
    .map((word) => accents.get(word) ?? word)
    .join(' ');
  const characters = [...words];
  if (characters.length > LONGEST) return `${characters.slice(0, LONGEST).join('').trimEnd()}…`;
  return words === '' ? NAMELESS : words;
}

/** The same with a capital in front, for a name. */
export function humaniseName(parameter: string): string {
  const words = humanise(parameter);
  return capital(words);
}
