import { cleaned } from '#src/reading/cleaned.ts';
import { twoSides } from '#src/reading/two-sides.ts';

const UNIT = String.raw`(?:mm|cms?|mts?|metros?|m|pulg(?:adas)?|in|["”″])`;
/** "5'10\"", "6'" */
const FEET = String.raw`\d{1,2}\s?['’′](?:\s?\d{1,2}(?: \d{1,2}\/\d{1,2})?\s?(?:["”″]|'')?)?`;
/** "1 metro 37" */
const METRES = String.raw`\d{1,2}\s?m(?:etros?|ts?)?\.?\s?(?:con\s)?\d{2}(?:\s?cms?\b\.?)?(?![\d.,])`;
const SIDE = String.raw`(?:${FEET}|${METRES}|(?:\d{1,4}(?:[.,]\d{1,3})?|[.,]\d{1,3})(?: \d{1,2}\/\d{1,2})?(?:\s?${UNIT}\b\.?|["”″])?)`;
const EITHER = '(?:ancho|anchura|alto|altura|largo)';
/** "ancho: ", "alto de " */
const BEFORE = String.raw`(?:${EITHER}\s?[:=.]?\s*(?:de\s+)?)`;
/** The same, or "A="; alone a letter is as well that of a place: "Depto A: 150 x 210". */
const CALLED = String.raw`(?:${BEFORE}|[awh]\s?[:=]\s*)`;
/** " de ancho", "w" */
const BEHIND = String.raw`(?:\s+(?:de\s+)?${EITHER}|\s*[awh](?!\p{L}))`;
/** "150 x 210", "1.50 m de ancho por 2.10 m", "ancho 150 x alto 210" */
const CROSSED = String.raw`${BEFORE}?${SIDE}(?:${BEHIND})?\s*(?:[x×✕✖*]|\spor\s)\s*${BEFORE}?${SIDE}(?:${BEHIND})?`;
/** "ancho 150, alto 210", "A: 150 x H: 210" */
const NAMED = String.raw`(?<one>${CALLED}${SIDE})[\s,;y/x×*-]+(?<other>${CALLED}${SIDE})`;
/** A number that is a side: "alto 150", not "alto, 2 piezas". */
const SIDE_FOLLOWS = String.raw`:?\s*(?:de\s+)?\d[\d.,]*(?![\d.,]|\s*(?:x|pz|pieza|persiana|cortina|ventana|toldo|iguales))`;
/** "150 de ancho y 210 de alto"; not within "Ventana 1 ancho 120 alto 150" */
const SAID = String.raw`(?<first>${SIDE}${BEHIND})[\s,;y/-]+(?<second>${SIDE}${BEHIND})(?!${SIDE_FOLLOWS})`;

/** A third number behind the second is none of a window, but "x2" may be pieces. */
const SIZE = new RegExp(
  String.raw`(?<![\p{L}\d.,/]|\d *[x×*] *)(?:${NAMED}|${SAID}|${CROSSED})(?![\d/]|\s*[x×*]\s*\d{2})`,
  'giu',
);

/** A size within a line. */
export interface SizeInLine {
  /** As a cell has it: "150 x 210". */
  readonly size: string;
  readonly from: number;
  readonly to: number;
}

/** The sizes of windows that a line of a message names, in their order. */
export const sizesIn = (line: string): readonly SizeInLine[] =>
  [...line.matchAll(SIZE)].flatMap((match) => {
    const [whole] = match;
    const { one, other, first, second } = match.groups ?? {};
    const sides = [one ?? first, other ?? second];
    const size = sides.includes(undefined) ? whole : sides.join(' x ');
    return twoSides(cleaned(size)) === null
      ? []
      : [{ size, from: match.index, to: match.index + whole.length }];
  });

/** A line that ends with one side of a window, and one that begins with it. */
const ONE_SIDE = String.raw`(?:${CALLED}${SIDE}|${SIDE}${BEHIND})`;
const ENDS_WITH_SIDE = new RegExp(String.raw`(?<![\p{L}\d.,/])${ONE_SIDE}\s*[.,;]?$`, 'iu');
const BEGINS_WITH_SIDE = new RegExp(String.raw`^${ONE_SIDE}(?![\d/])`, 'iu');

const IS_SIDE = new RegExp(String.raw`^${SIDE}$`, 'iu');

/** Lines of which two in a row are a number each as one line, if all numbers stand in twos: "137", "205". */
export function withNumbersTogether(lines: readonly string[]): readonly string[] {
  const isSide = (line: string | undefined) => line !== undefined && IS_SIDE.test(line);
  const whole: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [one = '', other = ''] = lines.slice(at, at + 2);
    if (!isSide(one)) whole.push(one);
    else if (isSide(other) && !isSide(lines[at + 2])) {
      whole.push(`${one} x ${other}`);
      at += 1;
    } else return lines;
  }
  return whole;
}

/** Lines of which one has a side of a window and the next the other as one line: "Ancho 1.50", "Alto 2.10". */
export function withSidesTogether(lines: readonly string[]): readonly string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const above = whole.at(-1) ?? '';
    const both = `${above.replace(/\s*[.,;]?$/, '')}, ${line}`;
    const isOne =
      BEGINS_WITH_SIDE.test(line) &&
      ENDS_WITH_SIDE.test(above) &&
      sizesIn(above).length + sizesIn(line).length === 0 &&
      sizesIn(both).length === 1;
    if (isOne) whole.splice(-1, 1, both);
    else whole.push(line);
  }
  return whole;
}
