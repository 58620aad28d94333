import { screens } from '#machines/screens.ts';

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Charts of what is on every page, or in front of any: they are a page's own only where nothing else runs. */
const EVERYWHERE = [
  ...['configuration', 'version', 'counters', 'captcha', 'retryWait', 'outbox'],
  ...['palette', 'question', 'visit'],
];

interface Screen {
  readonly name: string;
  readonly route: string;
  readonly query: readonly string[];
  readonly hash: string;
}

const all: readonly Screen[] = Object.entries(screens).map(([name, screen]) => ({ name, ...screen }));

/** Whether an address ends in a route, whose parameters begin with a colon; the app may be below a path. */
function fits(route: string, pathname: string): boolean {
  const parts = route.split('/').filter(Boolean);
  const given = pathname.split('/').filter(Boolean);
  const needed = parts.filter((part) => !part.endsWith('?')).length;
  for (let count = parts.length; count >= needed; count -= 1) {
    const end = given.slice(given.length - count);
    if (end.length === count && end.every((one, at) => parts[at]?.startsWith(':') || parts[at] === one))
      return true;
  }
  return false;
}

/** How much of a screen's address a place has; -1 for another page. */
function fitOf({ route, query, hash }: Screen, place: Place): number {
  const has = new URLSearchParams(place.search);
  const isHere =
    fits(route, place.pathname) &&
    query.every((name) => has.has(name)) &&
    (hash === '' || hash === place.hash);
  return isHere ? query.length + (hash === '' ? 0 : 1) : -1;
}

/**
 * The chart that a page's main content runs, out of the running ones.
 * @param running the names of the running charts, oldest first
 * @returns its name; without one the newest that is not on every page; null when none runs
 */
export function chartOfPage(running: readonly string[], place: Place): string | null {
  const own = running.filter((name) => !EVERYWHERE.includes(name));
  const here = all
    .filter(({ name }) => own.includes(name))
    .map(({ name, ...screen }) => ({ name, fit: fitOf({ name, ...screen }, place) }))
    .filter(({ fit }) => fit >= 0)
    .toSorted((one, other) => other.fit - one.fit);
  return here[0]?.name ?? own.at(-1) ?? running.at(-1) ?? null;
}
