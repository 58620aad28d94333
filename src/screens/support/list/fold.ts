const MARKS = /\p{M}/gu;
/** What may carry a mark: only there is it worth looking for one, which of ten thousand names takes the most time. */
const BEYOND_ASCII = /\P{ASCII}/u;
/** Spaces but for those that stand alone, which are right as they are. */
const SPACES = /\s{2,}|[^\S ]/g;

const unmarked = (text: string): string =>
  BEYOND_ASCII.test(text) ? text.normalize('NFD').replaceAll(MARKS, '') : text;

/** A text as searching compares it: without accents, case or doubled spaces, so that "mendez" finds "Méndez". */
export const fold = (text: string): string => unmarked(text).toLowerCase().replaceAll(SPACES, ' ').trim();

/** Whether a folded text holds every word of a folded search, in any order. */
export const holdsWords = (folded: string, search: string): boolean =>
  search.split(' ').every((word) => folded.includes(word));
