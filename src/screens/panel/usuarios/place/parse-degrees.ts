import type { Place } from '#src/ui/map/place.ts';

/** Words for directions and axes, in the languages that people copy from. */
const words: readonly (readonly [RegExp, string])[] = [
  [/\b(?:norte|north)\b/gi, 'N'],
  [/\b(?:sur|south)\b/gi, 'S'],
  [/\b(?:oeste|poniente|west)\b/gi, 'W'],
  [/\b(?:este|oriente|east)\b/gi, 'E'],
  [/["']?\b(?:latitude|latitud|lat)\b["']?\s*[:=]?/gi, '\u03c6'],
  [/["']?\b(?:longitude|longitud|long|lng|lon)\b["']?\s*[:=]?/gi, '\u03bb'],
];

/** Other spellings of the same signs. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/[\u2212\u2010-\u2015]/g, '-'],
  [/[\u00ba\u02da]/g, '°'],
  [/[\u2019\u2018\u2032\u00b4`]/g, "'"],
  [/[\u201c\u201d\u2033]|''/g, '"'],
  [/[()[\]{}]/g, ' '],
];

const rewrite = (text: string, rules: readonly (readonly [RegExp, string])[]) =>
  rules.reduce((result, [pattern, by]) => result.replace(pattern, by), text);

/** Which axis a letter names, and which way it points; those of an axis alone leave the sign to the number. */
const letters: Readonly<Record<string, { readonly axis: keyof Place; readonly way: 1 | -1 | 0 }>> = {
  N: { axis: 'lat', way: 1 },
  S: { axis: 'lat', way: -1 },
  E: { axis: 'lng', way: 1 },
  W: { axis: 'lng', way: -1 },
  O: { axis: 'lng', way: -1 },
  φ: { axis: 'lat', way: 0 },
  λ: { axis: 'lng', way: 0 },
};

interface Angle {
  readonly degrees: number;
  readonly letter: string | null;
}

const NUMBER = String.raw`\d+(?:\.\d+)?`;
const LETTER = '[NSEWOφλ]';
/** Minutes and seconds, with their marks or with nothing but a space. */
const MARKED = String.raw`(?:\s*°\s*(?:(${NUMBER})\s*'\s*(?:(${NUMBER})\s*"?)?)?)?`;
const SPACED = String.raw`(?:\s+(${NUMBER})(?:\s+(${NUMBER}))?)?`;

/** Letters stand all before their numbers, or all after them. */
const shapes = [MARKED, SPACED].flatMap((parts) => [
  new RegExp(String.raw`(${LETTER})\s*([+-]?${NUMBER})${parts}`, 'g'),
  new RegExp(String.raw`()([+-]?${NUMBER})${parts}(?:\s*(${LETTER}))?`, 'g'),
]);

/** What may stand between two angles, and around them. */
const NOTHING = /^[\s,;:/|~&y]*$/;

const SIXTY = 60;

function toAngle([
  ,
  before,
  whole = '',
  minutes = '0',
  seconds = '0',
  after,
]: RegExpMatchArray): Angle | null {
  const [m, s] = [Number(minutes), Number(seconds)];
  if (m >= SIXTY || s >= SIXTY) return null;
  const size = Math.abs(Number(whole)) + m / SIXTY + s / SIXTY ** 2;
  const letter = before === undefined || before === '' ? (after ?? null) : before;
  return { degrees: whole.startsWith('-') ? -size : size, letter };
}

function anglesIn(text: string, shape: RegExp): readonly [Angle, Angle] | null {
  const matches = [...text.matchAll(shape)];
  if (matches.length !== 2 || !NOTHING.test(text.replace(shape, ' '))) return null;
  const [one, other] = matches.map(toAngle);
  return one && other ? [one, other] : null;
}

function toPlace(angles: readonly [Angle, Angle]): Place | null {
  const [first, second] = angles.map(({ degrees, letter }) => {
    const { axis, way } = letters[letter ?? ''] ?? { axis: null, way: 0 };
    return { axis, degrees: way === 0 ? degrees : Math.abs(degrees) * way };
  });
  if (first === undefined || second === undefined) return null;
  if (Math.max(Math.abs(first.degrees), Math.abs(second.degrees)) > 180) return null;
  if (first.axis !== null && first.axis === second.axis) return null;
  return first.axis === 'lng' || second.axis === 'lat'
    ? { lat: second.degrees, lng: first.degrees }
    : { lat: first.degrees, lng: second.degrees };
}

/** The same text, its commas read as decimal points, and read as what stands between two numbers. */
const readingsOf = (text: string): readonly string[] =>
  /\d\.\d/.test(text)
    ? [text.replaceAll(',', ' , ')]
    : [text.replace(/(\d),(?=\d+(?:\D|$))(\d+)/g, '$1.$2'), text.replaceAll(',', ' , ')];

/** Where an axis is named and a direction too, the direction says it all. */
const withoutAxes = (text: string) => (/[NSEWO]/.test(text) ? text.replace(/[φλ]/g, ' ') : text);

/**
 * A place that is written as degrees, in any of the ways that people and programs write them; null where none can be
 * read. Numbers are taken as they come, be they swapped or out of bounds: that is for others to say.
 */
export function parseDegrees(written: string): Place | null {
  const text = rewrite(rewrite(written.normalize('NFC'), words), signs)
    .replace(/[a-z]/g, (letter) => (/[nsewo]/.test(letter) ? letter.toUpperCase() : letter))
    .trim();
  for (const reading of readingsOf(withoutAxes(text))) {
    for (const shape of shapes) {
      const angles = anglesIn(reading, shape);
      const place = angles && toPlace(angles);
      if (place) return place;
    }
  }
  return null;
}
