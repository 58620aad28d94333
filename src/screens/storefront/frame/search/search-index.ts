import MiniSearch from 'minisearch';
import type { Variant } from '#src/content/schema/variant.ts';
import { allEntries, baseEntries, loadVariants, type SearchEntry } from './search-entries.ts';
import { sameAs, stemOf, typedWord, typedWords, wordsFor } from './search-words.ts';
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
  const ranked = (typed: string) => {
    const whole = index.search(typed, { combineWith: 'AND' });
    // Where nothing has all words, what has most of them.
    return whole.length > 0
      ? whole
      : mostOf(index.search(typed, { combineWith: 'OR' }), typedWords(typed).length);
  };
  return (typed) => {
    const suggested = suggestion(typed, variants);
    const found = ranked(typed).flatMap(({ id }) => entryById.get(String(id)) ?? []);
    return [...(suggested === null ? [] : [suggested]), ...found].slice(0, MOST);
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
