import MiniSearch from 'minisearch';
import { fold } from '../../../support/list/fold.ts';
import { colourEntries, knownEntries, type SearchEntry } from './search-entries.ts';

/** Finds entries by what somebody types. */
export type Find = (typed: string) => readonly SearchEntry[];

const MOST = 8;
/** Of a word's letters, this part may be miswritten; short words are taken as they are. */
const MISWRITTEN = 0.25;
const SHORT = 4;

/** The general before the particular: a model before its fabrics, and those before their many colours. */
const ranks: Readonly<Record<string, number>> = {
  Persianas: 2.5,
  Toldos: 2.5,
  Modelo: 2,
  Página: 1.5,
  Color: 0.6,
};

function indexOf(entries: readonly SearchEntry[]): Find {
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<SearchEntry>({
    fields: ['name', 'kind', 'words'],
    processTerm: (term) => fold(term) || null,
    searchOptions: {
      boost: { name: 3 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length < SHORT ? false : MISWRITTEN),
      // What is written as it was typed comes before what only resembles it.
      weights: { prefix: 0.6, fuzzy: 0.1 },
      boostDocument: (id) => ranks[known.get(String(id))?.kind ?? ''] ?? 1,
    },
  });
  index.addAll(entries);
  return (typed) =>
    index
      .search(typed)
      .flatMap(({ id }) => known.get(String(id)) ?? [])
      .slice(0, MOST);
}

let complete: Promise<Find> | null = null;

/** The index of all that there is. Without the families of which one did not arrive, that of all but the colours. */
export function searchIndex(): Promise<Find> {
  complete ??= colourEntries().then(
    (colours) => indexOf([...knownEntries, ...colours]),
    () => {
      complete = null;
      return indexOf(knownEntries);
    },
  );
  return complete;
}
