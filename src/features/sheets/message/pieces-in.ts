import { asDoubtful } from '#src/reading/doubtful-count.ts';
import { countInDigits } from '#src/reading/number-words.ts';

const NUMBER = String.raw`\d{1,3}|un[ao]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce`;
const COUNTED = String.raw`pz[as]?s?|pieza|piezas|persianas|cortinas|ventanas|toldos|iguales`;
const ONE_THING = String.raw`persiana|cortina|ventana|toldo`;
/** They have a number of their own: "Depto 301 ventanas". */
const NUMBERED = String.raw`depto|dpto|departamento|piso|nivel|casa|torre|edificio|local|oficina|lote|n[oº°]|n[uú]m(?:ero)?|#`;
/** They may have one: "Recámara 2", but also "Sala 2 ventanas". */
const ROOM = String.raw`${NUMBERED}|ventana|ventanal|persiana|cortina|toldo|cuarto|rec[aá]mara|habitaci[oó]n|sala|comedor|ba[nñ]o|cocina|estudio|puerta`;
const notBehind = (words: string) => String.raw`(?<![\p{L}\d.,/])(?<!(?<!\p{L})(?:${words})\.?\s{0,2})`;
const END = String.raw`(?!\p{L})\.?\s*[)\]]?`;

const way = (pattern: string) => new RegExp(pattern, 'iu');

const COUNTS = [
  // "2 piezas", "(una ventana)"
  way(
    String.raw`[([]?\s*(?:${notBehind(NUMBERED)}(${NUMBER})\s*(?:${COUNTED})(?:\s+iguales)?|${notBehind(ROOM)}(1|un[ao]?)\s*(?:${ONE_THING}))${END}`,
  ),
  // "cantidad: 2"
  way(String.raw`(?<!\p{L})(?:cantidad|cant|piezas|pzas)\.?\s*[:=]?\s*(${NUMBER})(?![\p{L}\d])`),
  // "x2", "(x 2)", "*2" at the end
  way(String.raw`[([]?\s*(?<![\p{L}\d])[x×*]\s?(\d{1,2})\s*[)\]]?\s*$`),
];

const BEFORE_SIZE = [
  ...COUNTS,
  // "2 de cocina", "Sala: son dos de"
  way(String.raw`(?<=^|[\s:,])(?:son\s+)?${notBehind(ROOM)}(${NUMBER})\s+de(?=\s|$)`),
  // "Baño una de"
  way(String.raw`(?<=\p{L}\s+)(una)\s+de\s*$`),
  // "2 -" alone
  way(String.raw`^\s*(\d{1,2})\s*[-–:]?\s*$`),
];

/** "150 x 210 (2)" */
const BEHIND_SIZE = [
  ...COUNTS,
  way(String.raw`^\s*[([]\s*(${NUMBER})\s*[)\]]`),
  // "150 x 210 = 2"
  way(String.raw`^\s*(?:=|→|->)\s*(\d{1,2})\s*$`),
  // "150 x 210, son dos"
  way(String.raw`(?<!\p{L})(?:son|ser[ií]an)\s+(${NUMBER})\s*$`),
];

/** A room's number, or how many it has: "Sala 2 de", "Sala (2)"; that of a line, or of its pieces: "2 Sala", "(2) Sala". */
const DOUBTFUL = way(
  String.raw`(?<=\p{L})\.?\s*(?:[([]\s*(\d{1,2})\s*[)\]]\s*$|\s(${NUMBER})\s+de\s*$)|^\s*(?:[([]\s*(\d{1,2})\s*[)\]]|(\d{1,2}))\s+(?=\p{L}{2})`,
);

interface Counted {
  /** The text without the number. */
  readonly rest: string;
  /** As it is written, or as a doubtful one; '' for none. */
  readonly pieces: string;
}

const groupIn = (match: RegExpExecArray) => match.slice(1).find((group) => group !== undefined) ?? '';

/** The number of pieces in what stands on one side of a window's size. */
export function piecesIn(text: string, side: 'before' | 'behind'): Counted {
  for (const how of side === 'before' ? BEFORE_SIZE : BEHIND_SIZE) {
    const match = how.exec(text);
    if (match === null) continue;
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    return { rest, pieces: groupIn(match) };
  }
  const doubt = side === 'before' ? DOUBTFUL.exec(text) : null;
  const count = doubt === null ? '' : countInDigits(groupIn(doubt));
  return { rest: text, pieces: count === '' || count === '1' ? '' : asDoubtful(count) };
}

/** Whether a line says how many pieces there are, and nothing else. */
export const isOfPieces = (line: string): boolean => {
  const { rest, pieces } = piecesIn(line, 'behind');
  return pieces !== '' && !/[\p{L}\d]/u.test(rest);
};
