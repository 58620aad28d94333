const MARKS = /\p{M}/gu;
const BEYOND_ASCII = /\P{ASCII}/gu;
/** Spaces but for those that stand alone, which are right as they are. */
const SPACES = /\s{2,}|[^\S ]/g;

/** Letters that were met, by what is left of them without accents: looked at once each, since names are made of few. */
const known = new Map<string, string>();

function unmarked(letter: string): string {
  const found = known.get(letter) ?? letter.normalize('NFD').replaceAll(MARKS, '');
  known.set(letter, found);
  return found;
}

/** A text as searching compares it: without accents, case or doubled spaces, so that "mendez" finds "Méndez". */
export const fold = (text: string): string =>
  text.toLowerCase().replaceAll(BEYOND_ASCII, unmarked).replaceAll(SPACES, ' ').trim();

/** Whether a folded text holds every word of a folded search, in any order. */
export const holdsWords = (folded: string, search: string): boolean =>
  search.split(' ').every((word) => folded.includes(word));
