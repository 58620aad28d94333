import MiniSearch from 'minisearch';
import { normalizeText } from '#src/format/normalize-text.ts';
import { allEntries, baseEntries, type SearchEntry } from './search-entries.ts';

/** Finds entries by a typed text. */
export type Find = (typed: string) => readonly SearchEntry[];

const MOST = 8;
/** Share of the letters of a word that may differ; short words must match exactly. */
const FUZZINESS = 0.25;
const SHORT = 4;

/** General pages rank before special ones: models before variants, variants before colours. */
const ranks: Readonly<Record<string, number>> = {
  Persianas: 2.5,
  Toldos: 2.5,
  Modelo: 2,
  Página: 1.5,
  Color: 0.6,
};

function indexOf(entries: readonly SearchEntry[]): Find {
  const entryById = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<SearchEntry>({
    fields: ['name', 'kind', 'keywords'],
    processTerm: (term) => normalizeText(term) || null,
    searchOptions: {
      boost: { name: 3 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length < SHORT ? false : FUZZINESS),
      // Exact matches rank before prefixes and similar words.
      weights: { prefix: 0.6, fuzzy: 0.1 },
      boostDocument: (id) => ranks[entryById.get(String(id))?.kind ?? ''] ?? 1,
    },
  });
  index.addAll(entries);
  return (typed) =>
    index
      .search(typed)
      .flatMap(({ id }) => entryById.get(String(id)) ?? [])
      .slice(0, MOST);
}

let complete: Promise<Find> | null = null;

/** Loads the complete index; without colours when a family fails to load. */
export function searchIndex(): Promise<Find> {
  complete ??= allEntries().then(indexOf, () => {
    complete = null;
    return indexOf(baseEntries);
  });
  return complete;
}
