import { cleaned } from './cleaned.ts';
import { readMeasure } from './measure.ts';
import { inDigits } from './number-words.ts';

/** Between both sides of a window: "150 x 210", "150*210", "150 por 210". */
const BETWEEN = /\s*[xх×✕✖⨯*]\s*|\s+(?:por|by)\s+/iu;
/** "1.50/2.10": no fraction has decimals or three digits. */
const SLASHED = /^(\d*[.,]\d+|\d{3,4})\s*\/\s*(\d*[.,]\d+|\d{3,4})(?=\D*$)/;

const IN_BRACKETS = /^[([]\s*([^()]*?)\s*[)\]]$/;
/** What stands behind a size and says nothing of it. */
const BEHIND = /(?:\s*(?:c\/u|cada una?|aprox\.?)|(?<=\d)\.)$/i;

/** Which side a part says it is: "ancho 150", "150 de alto", "210 H". */
const WIDTH =
  /^(?:ancho|anchura|base|frente|a|w|b)(?![a-z])[.:=]?|(?:\b|(?<=[\d\s]))\(?(?:de )?(?:ancho|base|frente|a|w)\)?\.?$/i;
const HEIGHT =
  /^(?:alto|altura|largo|ca[ií]da|h)(?![a-z])[.:=]?|(?:\b|(?<=[\d\s]))\(?(?:de )?(?:alto|altura|largo|ca[ií]da|h|l)\)?\.?$/i;

/** The unit at the end of a measure, which counts for the other side too: "1.50 × 2.10 m". */
const UNIT = /(?:(?<=[\d\s.])\p{L}+|["”″]|''|′′)\.?$/u;

const NAME = '(?:ancho|anchura|base|frente|alto|altura|largo|ca[ií]da)(?![a-z])';
/** Sides that are called by their names need no cross between them: "ancho 150, alto 210", "150 de ancho y 210 de alto". */
const NAMED = [
  new RegExp(String.raw`^(${NAME}.*\d.*?)[\s,;/-]+(?:y\s+)?(?=${NAME})`, 'iu'),
  new RegExp(String.raw`^(.*\d.*?${NAME})[\s,;/-]+(?:y\s+)?(?=[\d.])`, 'iu'),
];

/** No size is longer. */
const MOST_LENGTH = 80;

/** A text with a cross between its sides. */
function crossed(text: string): string {
  if (text.length > MOST_LENGTH || BETWEEN.test(text)) return text;
  const named = NAMED.find((way) => way.test(text));
  return named === undefined ? text : text.replace(named, '$1 x ');
}

const isMeasure = (text: string) => {
  const read = readMeasure(text, 'cm');
  return 'mm' in read || read.problem.code.startsWith('maybe');
};

/** No side of a window is larger or smaller: who writes "150 x 2.10 m" named the unit of one side. */
const MOST_MM = 9_000;
const LEAST_MM = 150;

/** A side with the unit that the other one names. */
function inUnitOf(side: string, other: string, least: number): string {
  const [unit = ''] = UNIT.exec(other) ?? [];
  if (unit === '' || !/\d$/.test(side)) return side;
  const named = `${side}${/\p{L}/u.test(unit) ? ' ' : ''}${unit}`;
  const read = readMeasure(named, 'cm');
  return 'mm' in read && (read.mm < least || read.mm > MOST_MM) ? side : named;
}

/** Texts of a width and a height. */
export type TwoSides = readonly [width: string, height: string];

/**
 * Both sides of a window that are written in one text: "1.50 x 2.10 m", "150*210", "Ancho 150 × alto 210"; the width comes
 * first unless a word says otherwise. Null for any other text, also for three numbers.
 * @param isHeightFirst whether the height comes first where no word says it
 */
export function twoSides(written: string, isHeightFirst = false): TwoSides | null {
  const text = crossed(
    cleaned(written).replace(IN_BRACKETS, '$1').replace(BEHIND, '').replace(SLASHED, '$1 x $2'),
  );
  const [one = '', other = '', ...more] = text.split(BETWEEN);
  if (other === '' || more.length > 0) return null;
  const [first, second] = [one, other]
    .map((side) => side.replace(WIDTH, '').replace(HEIGHT, '').trim())
    .map(inDigits);
  if (first === undefined || second === undefined) return null;
  const sides = [inUnitOf(first, second, 0), inUnitOf(second, first, LEAST_MM)] as const;
  if (!sides.every(isMeasure)) return null;
  const saysHeightFirst = HEIGHT.test(one) || WIDTH.test(other);
  const saysWidthFirst = WIDTH.test(one) || HEIGHT.test(other);
  // Who calls both the same said nothing that can be used.
  if (saysHeightFirst && saysWidthFirst) return null;
  const isTurned = saysHeightFirst || (isHeightFirst && !saysWidthFirst);
  return isTurned ? [sides[1], sides[0]] : sides;
}

/** Whether most cells of a column hold both sides of a window. */
export function holdTwoSides(cells: readonly string[]): boolean {
  const written = cells.filter((cell) => cell !== '');
  return written.length > 0 && written.filter((cell) => twoSides(cell) !== null).length > written.length / 2;
}
