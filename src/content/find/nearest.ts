import { plain } from '../build/slugify.ts';
import { distance } from './distance.ts';

/** Anything with a word in an address and a name on a page. */
export interface Named {
  readonly slug: string;
  readonly name: string;
}

/** Something that may have been meant, and why we think so. */
export interface Suggestion<T extends Named> {
  readonly item: T;
  /** Written nearly so, or these words shared with it. */
  readonly why:
    | { readonly by: 'spelling'; readonly edits: number }
    | { readonly by: 'words'; readonly words: readonly string[] };
}

const MOST = 3;
/** Of the longer of two slugs, this part may be miswritten. */
const MISWRITTEN = 0.34;
/** What a whole word in common is worth, in edits. */
const PER_WORD = 4;

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Words to compare: singular, so that `toldos` finds `toldo`. */
const stemOf = (word: string) => (word.length > 4 ? word.replace(/e?s$/, '') : word);

/** The up to three that come nearest to a slug that nothing has, the likeliest first; none where nothing is near. */
export function nearest<T extends Named>(slug: string, among: readonly T[]): readonly Suggestion<T>[] {
  const asked = wordsOf(slug);
  const written = asked.join('-');
  if (written === '') return [];
  return among
    .map((item) => ({ item, ...likeness(written, asked, item) }))
    .filter(({ why }) => why !== null)
    .toSorted((a, b) => a.far - b.far)
    .slice(0, MOST)
    .flatMap(({ item, why }) => (why === null ? [] : [{ item, why }]));
}

function likeness(
  written: string,
  asked: readonly string[],
  { slug, name }: Named,
): { readonly far: number; readonly why: Suggestion<Named>['why'] | null } {
  const edits = distance(written, slug);
  const stems = new Set([...wordsOf(slug), ...wordsOf(name)].map(stemOf));
  const words = [...new Set(asked)].filter((word) => stems.has(stemOf(word)));
  const far = edits - PER_WORD * words.length;
  if (edits <= Math.max(1, Math.max(written.length, slug.length) * MISWRITTEN)) {
    return { far, why: { by: 'spelling', edits } };
  }
  return { far, why: words.length > 0 ? { by: 'words', words } : null };
}

/** Why something is suggested, for a page. */
export const whyOf = ({ why }: Suggestion<Named>): string =>
  why.by === 'spelling'
    ? 'Se escribe casi igual.'
    : `Comparte ${why.words.map((word) => `«${word}»`).join(' y ')}.`;
