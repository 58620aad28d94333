const MARKS = /\p{M}/gu;

/** A text as searching compares it: without accents, case or doubled spaces, so that "mendez" finds "Méndez". */
export const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(MARKS, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Whether a folded text holds every word of a folded search, in any order. */
export const holdsWords = (folded: string, search: string): boolean =>
  search.split(' ').every((word) => folded.includes(word));
