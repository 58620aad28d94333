import { isHeightFirst } from '#src/features/draft-windows/headings.ts';
import { unitAbove } from '#src/features/draft-windows/unit-above.ts';
import { twoSides } from '#src/reading/two-sides.ts';
import { labelledWindows } from './message/labelled-windows.ts';
import { mayBeName, MOST_NAME } from './message/name-line.ts';
import { isOfPieces } from './message/pieces-in.ts';
import { extraHeadings } from './message/said-behind.ts';
import { saidIn, trimmed, type Said } from './message/said-in.ts';
import { sizesIn, withNumbersTogether, withSidesTogether } from './message/sizes-in-line.ts';
import { namesClothOfAll, withWordsOfAll } from './message/words-of-all.ts';
import { COMMA } from './source/with-tabs.ts';

/** Who wrote a line and when, as WhatsApp copies it. */
const SENT =
  /^(?:\[\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?\]|\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(?:\s?[ap]\.?\s?m\.?)? -) [^:]{1,60}: /iu;
const UNSEEN = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const BULLET = /^\s*(?:[-–—•*·▪►✅]+|\d{1,2}[.)°](?!\d)|[a-z]\)(?=\s))\s*/iu;

const BETWEEN_WINDOWS = /[,;]\s+(?=\p{L})|\s+y\s+(?=\p{L}|\d{1,2}\s+\p{L}{2})/u;

/** Between sizes of one place: "137x205, 90x121 y 61x121". */
const BETWEEN_SIZES = /\s*(?:,|\sy)\s+(?=\d)/u;

/** The least share of lines with a window in a message about windows. */
const LEAST_SHARE = 0.3;

/** A line that other characters part into cells: the first of a table has its headings. */
const hasCells = (line: string) => line.split(/[,;|]/).length > 2 && sizesIn(line).length === 0;

/** Whether each line names a size among other words, and none has a cell for it. */
const areSentences = (lines: readonly string[], mark: RegExp): boolean =>
  lines.every((line) => sizesIn(line).length > 0) &&
  !lines.some((line) => line.split(mark).some((cell) => twoSides(cell) !== null));

/** Whether all lines have as many separators, as those of a table do. */
const isTable = (lines: readonly string[]): boolean =>
  lines.some((line) => line.includes('\t') || line.includes('|')) ||
  hasCells(lines[0] ?? '') ||
  (lines.length > 1 &&
    [COMMA, /;/g].some((mark) => {
      const counts = lines.map((line) => line.split(mark).length);
      return (counts[0] ?? 0) > 1 && new Set(counts).size === 1 && !areSentences(lines, mark);
    }));

/** The windows of a line, each with what is said of it. */
function windowsIn(line: string): readonly string[] {
  if (sizesIn(line).length < 2) return [line];
  const ways = [line.split(BETWEEN_WINDOWS), line.split(BETWEEN_SIZES)];
  const parts = ways.find((way) => way.every((part) => sizesIn(part).length === 1));
  return parts === undefined ? [line] : withWordsOfLine(parts);
}

/** Sizes of one place have its name in front of the first, and its cloth behind the last: "Sala 150 x 210 y 90 x 210 en screen". */
function withWordsOfLine(parts: readonly string[]): readonly string[] {
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  const before = first.slice(0, sizesIn(first)[0]?.from);
  const behind = last.slice(sizesIn(last)[0]?.to);
  return parts.map((part) => {
    const [size] = sizesIn(part);
    const named = size?.from === 0 ? `${before}${part}` : part;
    return size?.to === part.length ? `${named}${behind}` : named;
  });
}

const OWN_NUMBER = /^\(?(\d{1,2})(?:\s*[-–:)]\s*|\s+)(?=[\p{L}\d])/u;

/** Lines that are numbered have no number of pieces in front: "1 Sala 150 x 210", "2 Comedor 200 x 210". */
function withoutNumbers(lines: readonly string[]): readonly string[] {
  const numbered = lines.filter((line) => sizesIn(line).length > 0);
  const isNumbered = numbered.every((line, at) => OWN_NUMBER.exec(line)?.[1] === String(at + 1));
  return isNumbered && numbered.length > 1 ? lines.map((line) => line.replace(OWN_NUMBER, '')) : lines;
}

/**
 * Lines that say a number of pieces alone belong to the window above, unless they stand above the first. One alone behind
 * several windows may be their sum.
 */
function withPiecesAbove(lines: readonly string[]): readonly string[] {
  const told = lines.filter((line) => isOfPieces(line) || sizesIn(line).length > 0);
  const mayBeSum = told.length > 2 && told.findIndex(isOfPieces) === told.length - 1;
  if (mayBeSum || isOfPieces(told[0] ?? '')) return lines;
  const whole: string[] = [];
  for (const line of lines) {
    const above = whole.at(-1) ?? '';
    if (isOfPieces(line) && sizesIn(above).length === 1) whole.splice(-1, 1, `${above}, ${line}`);
    else whole.push(line);
  }
  return whole;
}

const isName = ({ name, size }: Said) => size === '' && mayBeName(name) && !namesClothOfAll(name);

/** Lines whose window has its name in the line above have it as well. */
const withNamesAbove = (lines: readonly Said[]): readonly Said[] =>
  lines.flatMap((line, at) => {
    const [above, below] = [lines[at - 1], lines[at + 1]];
    const isNamedBy = (one: Said | undefined, other: Said | undefined) =>
      one !== undefined && other !== undefined && other.size !== '' && other.name === '' && isName(one);
    if (isNamedBy(line, below)) return [];
    return above !== undefined && isNamedBy(above, line) ? [{ ...line, name: trimmed(above.name) }] : [line];
  });

/** A line that says something of all measures: "Medidas en cm", "Medidas alto x ancho". */
const OF_MEASURES =
  /(?<!\p{L})(?:medid[ao]s?|dimension(?:es)?|todo|todas?)(?!\p{L})|^(?:en|alto|largo|ancho)(?!\p{L})/iu;

/** Lines without those that say the unit of all measures or which side is first, and the heading of the measures. */
function withMeasuresOfAll(lines: readonly Said[]): readonly [heading: string, lines: readonly Said[]] {
  const [first, last] = [
    lines.findIndex(({ size }) => size !== ''),
    lines.findLastIndex(({ size }) => size !== ''),
  ];
  const isOfAll = ({ name, size }: Said, at: number) =>
    size === '' &&
    // Between windows it is said of those below.
    (at < first || at > last) &&
    name.length <= MOST_NAME &&
    OF_MEASURES.test(name) &&
    (unitAbove([name]) !== null || isHeightFirst(name));
  const texts = lines.filter(isOfAll).map(({ name }) => name);
  const unit = unitAbove(texts);
  const isOne = texts.every((text) => unitAbove([text]) === null) || unit !== null;
  if (texts.length === 0 || !isOne) return ['Medida', lines];
  const order = texts.some(isHeightFirst) ? 'Medida alto x ancho' : 'Medida';
  return [unit === null ? order : `${order} (${unit})`, lines.filter((line, at) => !isOfAll(line, at))];
}

const inLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.join('\t')).join('\n');

/** The heading of what a sentence says of its window behind the size. */
export const OTHER_WORDS = 'Lo demás';

/**
 * A message that names windows in sentences ("Sala: 1.50 x 2.10, 2 piezas"), or under labels ("Ancho: 137"), as a table with
 * tabs: a row for each window, and one for each line without any. Null for a text that is a table, or names no windows.
 */
export function messageTable(text: string): string | null {
  const written = text
    .replaceAll(UNSEEN, '')
    .split(/\r\n?|\n/)
    .map((line) => line.trim().replace(SENT, ''))
    .filter((line) => line !== '');
  const plain = written.map((line) => line.replace(BULLET, ''));
  const labelled = labelledWindows(plain);
  if (labelled !== null) return inLines(labelled);
  if (written.length === 0 || isTable(written)) return null;
  const lines = withPiecesAbove(withSidesTogether(withNumbersTogether(plain)));
  const said = withoutNumbers(lines).flatMap(windowsIn).map(saidIn);
  const windows = said.filter(({ size }) => size !== '').length;
  if (windows === 0 || windows < said.length * LEAST_SHARE) return null;
  const [measure, named] = withMeasuresOfAll(said);
  const whole = withWordsOfAll(withNamesAbove(named));
  const more = extraHeadings.filter((heading) => whole.some(({ extras }) => heading in extras));
  const rows = whole.map(({ name, size, pieces, cloth, extras }) => [
    ...[name, size, pieces, cloth],
    ...more.map((heading) => extras[heading] ?? ''),
  ]);
  return inLines([['Ubicación', measure, 'Piezas', OTHER_WORDS, ...more], ...rows]);
}
