import type { RouteId } from '#src/config/routes.ts';
import { fold, holdsWords } from '../../../support/list/fold.ts';
import { paletteGroups, type PaletteEntry, type PaletteGroup } from './entries.ts';

interface Search {
  readonly query: string;
  /** Ids of what was chosen lately, the newest first. */
  readonly recent: readonly string[];
  readonly offered: (route: RouteId) => boolean;
  readonly dark: boolean;
  /** Address of the screen that is shown: nobody wants to go there. */
  readonly here: string;
}

/** What there is to choose from: everything that a person has, the recent first; with a query, what it fits, the best first. */
export function findEntries({ query, recent, offered, dark, here }: Search): readonly PaletteGroup[] {
  const isOf = ({ needs, id, does }: PaletteEntry) =>
    offered(needs) && id !== (dark ? 'dark' : 'light') && !('goTo' in does && does.goTo === here);
  const groups = paletteGroups.map((group) => ({ ...group, entries: group.entries.filter(isOf) }));
  const search = fold(query);
  const found = search === '' ? withRecent(groups, recent) : fitting(groups, search);
  return found.filter(({ entries }) => entries.length > 0);
}

function withRecent(groups: readonly PaletteGroup[], recent: readonly string[]): readonly PaletteGroup[] {
  const all = groups.flatMap(({ entries }) => entries);
  const lately = recent.flatMap((id) => all.filter((entry) => entry.id === id));
  const rest = groups.map((group) => ({
    ...group,
    entries: group.entries.filter((entry) => !lately.includes(entry)),
  }));
  return [{ title: 'Recientes', entries: lately }, ...rest];
}

function fitting(groups: readonly PaletteGroup[], search: string): readonly PaletteGroup[] {
  const rated = groups.map(({ title, entries }) => {
    const fits = entries
      .flatMap((entry) => {
        const rank = rankOf(entry, search);
        return rank === null ? [] : [{ entry, rank }];
      })
      .toSorted((one, other) => one.rank - other.rank);
    return { title, entries: fits.map(({ entry }) => entry), rank: fits[0]?.rank ?? Infinity };
  });
  return rated.toSorted((one, other) => one.rank - other.rank || 0);
}

/** How well an entry fits: from 0, its name begins so, to 2, it is known by such words; null where it does not. */
function rankOf({ label, words }: PaletteEntry, search: string): number | null {
  const name = fold(label);
  if (name.startsWith(search)) return 0;
  if (name.includes(search)) return 1;
  return holdsWords(`${name} ${words}`, search) ? 2 : null;
}
