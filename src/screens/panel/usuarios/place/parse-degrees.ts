import type { Place } from '#src/ui/map/place.ts';

/** Words for directions and axes, in Spanish and English. */
const words: readonly (readonly [RegExp, string])[] = [
  [/\b(?:norte|north)\b/gi, 'N'],
  [/\b(?:sur|south)\b/gi, 'S'],
  [/\b(?:oeste|poniente|west)\b/gi, 'W'],
  [/\b(?:este|oriente|east)\b/gi, 'E'],
  [/["']?\b(?:latitude|latitud|lat)\b["']?\s*[:=]?/gi, '\u03c6'],
  [/["']?\b(?:longitude|longitud|long|lng|lon)\b["']?\s*[:=]?/gi, '\u03bb'],
];

/** Variants of the signs. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/[\u2212\u2010-\u2015]/g, '-'],
  [/[\u00ba\u02da]/g, '°'],
  [/[\u2019\u2018\u2032\u00b4`]/g, "'"],
  [/[\u201c\u201d\u2033]|''/g, '"'],
  [/[()[\]{}]/g, ' '],
];

const rewrite = (text: string, rules: readonly (readonly [RegExp, string])[]) =>
  rules.reduce((result, [pattern, by]) => result.replace(pattern, by), text);

/** The axis of a letter and the sign of its direction; 0 for a letter that names only the axis. */
const letters: Readonly<Record<string, { readonly axis: keyof Place; readonly sign: 1 | -1 | 0 }>> = {
  N: { axis: 'lat', sign: 1 },
  S: { axis: 'lat', sign: -1 },
  E: { axis: 'lng', sign: 1 },
  W: { axis: 'lng', sign: -1 },
  O: { axis: 'lng', sign: -1 },
  φ: { axis: 'lat', sign: 0 },
  λ: { axis: 'lng', sign: 0 },
};

interface Angle {
  readonly degrees: number;
  readonly letter: string | null;
}

const NUMBER = String.raw`\d+(?:\.\d+)?`;
const LETTER = '[NSEWOφλ]';
/** Minutes and seconds, with their marks or separated by spaces. */
const MARKED = String.raw`(?:\s*°\s*(?:(${NUMBER})\s*'\s*(?:(${NUMBER})\s*"?)?)?)?`;
const SPACED = String.raw`(?:\s+(${NUMBER})(?:\s+(${NUMBER}))?)?`;

/** All letters come before their numbers, or all after them. */
const shapes = [MARKED, SPACED].flatMap((parts) => [
  new RegExp(String.raw`(${LETTER})\s*([+-]?${NUMBER})${parts}`, 'g'),
  new RegExp(String.raw`()([+-]?${NUMBER})${parts}(?:\s*(${LETTER}))?`, 'g'),
]);

/** Separators between two angles and around them. */
const SEPARATORS = /^[\s,;:/|~&y]*$/;

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
  if (matches.length !== 2 || !SEPARATORS.test(text.replace(shape, ' '))) return null;
  const [one, other] = matches.map(toAngle);
  return one && other ? [one, other] : null;
}

function toPlace(angles: readonly [Angle, Angle]): Place | null {
  const [first, second] = angles.map(({ degrees, letter }) => {
    const { axis, sign } = letters[letter ?? ''] ?? { axis: null, sign: 0 };
    return { axis, degrees: sign === 0 ? degrees : Math.abs(degrees) * sign };
  });
  if (first === undefined || second === undefined) return null;
  if (Math.max(Math.abs(first.degrees), Math.abs(second.degrees)) > 180) return null;
  if (first.axis !== null && first.axis === second.axis) return null;
  return first.axis === 'lng' || second.axis === 'lat'
    ? { lat: second.degrees, lng: first.degrees }
    : { lat: first.degrees, lng: second.degrees };
}

/** Two readings of a text: commas as decimal points, and commas as separators. */
const readingsOf = (text: string): readonly string[] =>
  /\d\.\d/.test(text)
    ? [text.replaceAll(',', ' , ')]
    : [text.replace(/(\d),(?=\d+(?:\D|$))(\d+)/g, '$1.$2'), text.replaceAll(',', ' , ')];

/** Drops the axis names when the text also has directions. */
const withoutAxes = (text: string) => (/[NSEWO]/.test(text) ? text.replace(/[φλ]/g, ' ') : text);

/**
 * Parses a place written as degrees, in any usual notation; null when there is none. Swapped or out-of-range numbers
 * are kept: `judgePlace` checks them.
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
