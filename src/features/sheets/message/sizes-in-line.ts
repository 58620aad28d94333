import { cleaned } from '#src/reading/cleaned.ts';
import { twoSides } from '#src/reading/two-sides.ts';

const UNIT = String.raw`(?:mm|cms?|mts?|metros?|m|pulg(?:adas)?|in|["”″])`;
/** "5'10\"", "6'" */
const FEET = String.raw`\d{1,2}\s?['’′](?:\s?\d{1,2}(?: \d{1,2}\/\d{1,2})?\s?(?:["”″]|'')?)?`;
const SIDE = String.raw`(?:${FEET}|(?:\d{1,4}(?:[.,]\d{1,3})?|[.,]\d{1,3})(?: \d{1,2}\/\d{1,2})?(?:\s?${UNIT}\b\.?|["”″])?)`;
const WIDTH = '(?:ancho|anchura)';
const HEIGHT = '(?:alto|altura|largo)';
const EITHER = `(?:${WIDTH}|${HEIGHT})`;
/** "150 x 210", "1.50 m de ancho por 2.10 m", "ancho 150 x alto 210" */
const CROSSED = String.raw`(?:${EITHER}:?\s*(?:de\s+)?)?${SIDE}(?:\s+(?:de\s+)?${EITHER})?\s*(?:[x×✕✖*]|\spor\s)\s*(?:${EITHER}:?\s*(?:de\s+)?)?${SIDE}(?:\s+(?:de\s+)?${EITHER})?`;
/** "ancho 150, alto 210" */
const NAMED = String.raw`(?<one>${EITHER}:?\s*(?:de\s+)?${SIDE})[\s,;y/-]+(?<other>${EITHER}:?\s*(?:de\s+)?${SIDE})`;
/** A number that is a side: "alto 150", not "alto, 2 piezas". */
const SIDE_FOLLOWS = String.raw`:?\s*(?:de\s+)?\d[\d.,]*(?![\d.,]|\s*(?:x|pz|pieza|persiana|cortina|ventana|toldo|iguales))`;
/** "150 de ancho y 210 de alto"; not within "Ventana 1 ancho 120 alto 150" */
const SAID = String.raw`(?<first>${SIDE}\s+(?:de\s+)?${EITHER})[\s,;y/-]+(?<second>${SIDE}\s+(?:de\s+)?${EITHER})(?!${SIDE_FOLLOWS})`;

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
