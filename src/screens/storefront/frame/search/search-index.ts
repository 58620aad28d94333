import MiniSearch, { type SearchResult } from 'minisearch';
import type { Variant } from '#src/content/schema/variant.ts';
import { allEntries, baseEntries, loadVariants, type SearchEntry } from './search-entries.ts';
import { sameAs, stemOf, typedWord, typedWords, wordsFor } from './search-words.ts';
import { sizeSuggestion } from './suggest-size.ts';
import { suggestion } from './suggest.ts';

/** Finds entries by a typed text. */
export type Find = (typed: string) => readonly SearchEntry[];

const MOST = 8;
/** Share of the letters of a word that may differ; short words must match exactly. */
const FUZZINESS = 0.25;
const SHORT = 4;

const weak = new Set([...sameAs(stemOf('persiana')), ...sameAs(stemOf('toldo'))]);

/** General pages rank before special ones: models before variants, variants before colours. */
const ranks: Readonly<Record<string, number>> = {
  Catálogo: 4,
  Persianas: 2.5,
  Toldos: 2.5,
  Modelo: 2,
  Tela: 2,
  Respuesta: 1.6,
  Página: 2,
  Color: 0.6,
};

/** Letters that people write for each other at the beginning of a word. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/^h/, ''],
  [/^v/, 'b'],
  [/^[kqsz]/, 'c'],
  [/^g/, 'j'],
];

const firstLetter = (word: string) =>
  ALIKE.reduce((text, [letters, letter]) => text.replace(letters, letter), word).charAt(0);

/** Whether the words of a result begin as those that found it: "sensor" is not "asesor". */
const beginsAlike = ({ terms, queryTerms }: Pick<SearchResult, 'terms' | 'queryTerms'>) =>
  queryTerms.every((typed) => terms.some((term) => firstLetter(typed) === firstLetter(term)));

function indexOf(entries: readonly SearchEntry[], variants: readonly Variant[]): Find {
  const entryById = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<SearchEntry>({
    fields: ['name', 'kind', 'keywords'],
    processTerm: wordsFor,
    searchOptions: {
      processTerm: typedWord,
      boost: { name: 3 },
      prefix: true,
      // "Persiana" and "toldo" say little beside other words.
      boostTerm: (term, _, terms) => (terms.length > 1 && weak.has(term) ? 0.2 : 1),
      fuzzy: (term) => (term.length < SHORT ? false : FUZZINESS),
      // Exact matches rank before prefixes and similar words.
      weights: { prefix: 0.6, fuzzy: 0.1 },
      boostDocument: (id) => ranks[entryById.get(String(id))?.kind ?? ''] ?? 1,
    },
  });
  index.addAll(entries);
  const foundBy = (typed: string, combineWith: 'AND' | 'OR') =>
    index.search(typed, { combineWith, filter: beginsAlike });
  const ranked = (typed: string) => {
    const whole = foundBy(typed, 'AND');
    // Where nothing has all words, what has most of them.
    return whole.length > 0 ? whole : mostOf(foundBy(typed, 'OR'), typedWords(typed).length);
  };
  return (typed) => {
    const suggested = sizeSuggestion(typed) ?? suggestion(typed, variants);
    const found = ranked(typed).flatMap(({ id }) => entryById.get(String(id)) ?? []);
    return [
      ...(suggested === null ? [] : [suggested]),
      ...found.filter(({ id }) => id !== suggested?.id),
    ].slice(0, MOST);
  };
}

/** Results that have at least half of the words. */
const mostOf = <T extends { readonly queryTerms: readonly string[] }>(results: readonly T[], words: number) =>
  results
    .filter(({ queryTerms }) => queryTerms.length * 2 >= words)
    .toSorted((one, other) => other.queryTerms.length - one.queryTerms.length);

let complete: Promise<Find> | null = null;

/** Loads the complete index; without colours when a family fails to load. */
export function searchIndex(): Promise<Find> {
  complete ??= loadVariants().then(
    (variants) => indexOf(allEntries(variants), variants),
    () => {
      complete = null;
      return indexOf(baseEntries, []);
    },
  );
  return complete;
}
