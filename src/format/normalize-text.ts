const MARKS = /\p{M}/gu;
const BEYOND_ASCII = /\P{ASCII}/gu;
/** Spaces to replace: runs of several, and any white space other than a plain space. */
const SPACES = /\s{2,}|[^\S ]/g;

/** Letters without their accents, cached: texts repeat few letters. */
const cache = new Map<string, string>();

function withoutAccents(letter: string): string {
  const found = cache.get(letter) ?? letter.normalize('NFD').replaceAll(MARKS, '');
  cache.set(letter, found);
  return found;
}

/** A text in the form that searches compare: without accents, case or repeated spaces, so that "mendez" finds "Méndez". */
export const normalizeText = (text: string): string =>
  text.toLowerCase().replaceAll(BEYOND_ASCII, withoutAccents).replaceAll(SPACES, ' ').trim();

/** Whether a normalized text includes every word of a normalized search, in any order. */
export const includesWords = (text: string, search: string): boolean =>
  search.split(' ').every((word) => text.includes(word));
