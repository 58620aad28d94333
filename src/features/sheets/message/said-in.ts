import { doubtfulCount } from '#src/reading/doubtful-count.ts';
import { piecesIn } from './pieces-in.ts';
import { extrasIn, type Extras } from './said-behind.ts';
import { sizesIn } from './sizes-in-line.ts';

/** What stands around names and cloths, and says nothing. */
const AROUND = /^[\s:;,.=–—→➡>*_~)\]-]+|[\s:;,=–—→➡>*_~([-]+$/gu;
const BEFORE_SIZE = /(?:^|\s)(?:de|mide|miden|medidas?)$/i;
const BEFORE_CLOTH = /^(?:en|de|con|tela|color)\s+/i;
const COLOUR = /\s+(?:en )?color(?=\s)/gi;
const EACH = /(?<!\p{L})(?:c\/u|cada un[ao])(?!\p{L})\.?/giu;
/** A text without the marks around it. */
export const trimmed = (text: string) => text.replaceAll(AROUND, '').trim();

/** The cloth that a text names, without the words around it. */
export const clothIn = (text: string) =>
  trimmed(text.replaceAll(EACH, '')).replace(BEFORE_CLOTH, '').replaceAll(COLOUR, '');

/** A line of a message. */
export interface Said {
  /** The place of its window, or the whole line without one. */
  readonly name: string;
  /** '' for a line without a window. */
  readonly size: string;
  readonly pieces: string;
  /** What is said behind the size, but for the extras. */
  readonly cloth: string;
  readonly extras: Extras;
}

/** What a line says: a window where it names one size, else itself. */
export function saidIn(line: string): Said {
  const [found, ...more] = sizesIn(line);
  if (found === undefined || more.length > 0)
    return { name: line, size: '', pieces: '', cloth: '', extras: {} };
  const before = piecesIn(line.slice(0, found.from), 'before');
  const after = piecesIn(line.slice(found.to), 'behind');
  const { rest, extras } = extrasIn(after.rest);
  const isTold = before.pieces !== '' && doubtfulCount(before.pieces) === null;
  return {
    name: trimmed(trimmed(before.rest).replace(BEFORE_SIZE, '')),
    size: found.size,
    pieces: isTold || after.pieces === '' ? before.pieces : after.pieces,
    cloth: clothIn(rest),
    extras,
  };
}
