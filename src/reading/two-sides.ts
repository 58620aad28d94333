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

/** The unit at the end of a measure, which counts for the one before too: "1.50 × 2.10 m". */
const UNIT = /(?:(?<=[\d\s.])\p{L}+|["”″]|''|′′)\.?$/u;

const isMeasure = (text: string) => {
  const read = readMeasure(text, 'cm');
  return 'mm' in read || read.problem.code.startsWith('maybe');
};

/** Texts of a width and a height. */
export type TwoSides = readonly [width: string, height: string];

/**
 * Both sides of a window that are written in one text: "1.50 x 2.10 m", "150*210", "Ancho 150 × alto 210"; the width comes
 * first unless a word says otherwise. Null for any other text, also for three numbers.
 * @param isHeightFirst whether the height comes first where no word says it
 */
export function twoSides(written: string, isHeightFirst = false): TwoSides | null {
  const text = cleaned(written).replace(IN_BRACKETS, '$1').replace(BEHIND, '').replace(SLASHED, '$1 x $2');
  const [one = '', other = '', ...more] = text.split(BETWEEN);
  if (other === '' || more.length > 0) return null;
  const [first, second] = [one, other]
    .map((side) => side.replace(WIDTH, '').replace(HEIGHT, '').trim())
    .map(inDigits);
  if (first === undefined || second === undefined) return null;
  const [unit = ''] = UNIT.exec(second) ?? [];
  const whole = /\d$/.test(first) && unit !== '' ? `${first}${/\p{L}/u.test(unit) ? ' ' : ''}${unit}` : first;
  if (!isMeasure(whole) || !isMeasure(second)) return null;
  const saysHeightFirst = HEIGHT.test(one) || WIDTH.test(other);
  const saysWidthFirst = WIDTH.test(one) || HEIGHT.test(other);
  // Who calls both the same said nothing that can be used.
  if (saysHeightFirst && saysWidthFirst) return null;
  const isTurned = saysHeightFirst || (isHeightFirst && !saysWidthFirst);
  return isTurned ? [second, whole] : [whole, second];
}

/** Whether most cells of a column hold both sides of a window. */
export function holdTwoSides(cells: readonly string[]): boolean {
  const written = cells.filter((cell) => cell !== '');
  return written.length > 0 && written.filter((cell) => twoSides(cell) !== null).length > written.length / 2;
}
