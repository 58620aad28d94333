import type { RouteId } from '#src/config/routes.ts';
import { memoByRow } from '#src/format/memo-by-row.ts';
import { includesWords, normalizeText } from '#src/format/normalize-text.ts';
import { isFor } from '../menu.ts';
import { actions, paletteGroups, type PaletteEntry, type PaletteGroup } from './entries.ts';

interface Search {
  readonly query: string;
  /** Found by a query only. */
  readonly records: readonly PaletteGroup[];
  /** Ids of the entries chosen last, the newest first. */
  readonly recent: readonly string[];
  readonly offered: (route: RouteId) => boolean;
  readonly dark: boolean;
  /** Path of the current screen, whose entry is left out. */
  readonly path: string;
}

/** Begins a search for something to do. */
const ACTIONS = '/';

/** How many records of a list are shown at most. */
const MOST_RECORDS = 5;

/** The entries to choose from: without a query the recent ones first, with a query the best matches first. */
export function findEntries({
  query,
  records,
  recent,
  offered,
  dark,
  path,
}: Search): readonly PaletteGroup[] {
  const isAvailable = ({ id, does, ...people }: PaletteEntry) =>
    isFor(people, offered) && id !== (dark ? 'dark' : 'light') && !('goTo' in does && does.goTo === path);
  const groups = paletteGroups.map((group) => ({ ...group, entries: group.entries.filter(isAvailable) }));
  const isAction = query.trimStart().startsWith(ACTIONS);
  const search = normalizeText(query.trimStart().replace(ACTIONS, ''));
  if (isAction && search === '') return groups.filter(({ title }) => title === actions.title);
  const found =
    search === ''
      ? withRecent(groups, records, recent)
      : [...matching(groups, search), ...matching(records, search, MOST_RECORDS)].toSorted(
          (one, other) => one.rank - other.rank || 0,
        );
  return found.filter(({ entries }) => entries.length > 0);
}

function withRecent(
  groups: readonly PaletteGroup[],
  records: readonly PaletteGroup[],
  recent: readonly string[],
): readonly PaletteGroup[] {
  const all = [...groups, ...records].flatMap(({ entries }) => entries);
  const recentEntries = recent.flatMap((id) => all.filter((entry) => entry.id === id));
  const others = groups.map((group) => ({
    ...group,
    entries: group.entries.filter((entry) => !recentEntries.includes(entry)),
  }));
  return [{ title: 'Recientes', entries: recentEntries }, ...others];
}

interface RankedGroup extends PaletteGroup {
  readonly rank: number;
}

function matching(groups: readonly PaletteGroup[], search: string, most = Infinity): readonly RankedGroup[] {
  return groups.map(({ title, entries }) => {
    const matches = entries
      .flatMap((entry) => {
        const rank = rankOf(entry, search);
        return rank === null ? [] : [{ entry, rank }];
      })
      .toSorted((one, other) => one.rank - other.rank);
    return {
      title,
      entries: matches.slice(0, most).map(({ entry }) => entry),
      rank: matches[0]?.rank ?? Infinity,
    };
  });
}

/**
 * Rank of an entry, lower is better: 0 when its name begins with the search, 1 when its name includes it, 2 when its
 * keywords match; null when nothing matches.
 */
function rankOf(entry: PaletteEntry, search: string): number | null {
  const { name, all } = textsOf(entry);
  if (name.startsWith(search)) return 0;
  if (name.includes(search)) return 1;
  return includesWords(all, search) ? 2 : null;
}

/** The normalized texts of an entry: its name, and with the keywords all of them. */
const textsOf = memoByRow(({ label, keywords }: PaletteEntry) => {
  const name = normalizeText(label);
  return { name, all: `${name} ${normalizeText(keywords)}` };
});
