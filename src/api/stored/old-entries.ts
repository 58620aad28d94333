import * as z from 'zod/mini';
import { DAY_MS } from '#src/config/day-ms.ts';
import { OWNED } from './names.ts';
import { readOwner } from './session-store.ts';

/** What a person stored is kept for this many days after it last changed, in case they come back. */
export const KEPT_FOR_DAYS = 30;

const Changed = z.looseObject({ at: z.optional(z.number()) });

/** What persons other than the owner left, by key; empty while it is not known who the owner is. */
export function entriesOfOthers(): readonly (readonly [key: string, text: string])[] {
  const owner = readOwner();
  if (owner === null) return [];
  const isOthers = (key: string) =>
    OWNED.some((name) => key.startsWith(`${name}-`) && key !== `${name}-${String(owner)}`);
  return Object.entries<string>(localStorage).filter(([key]) => isOthers(key));
}

function changedIn(text: string): z.output<typeof Changed> {
  try {
    return z.safeParse(Changed, JSON.parse(text)).data ?? { entries: [text] };
  } catch {
    return { entries: [text] };
  }
}

/** When an entry is removed if its owner does not come back, in ms since 1970; null for one that has no time yet. */
export function endOf(text: string): number | null {
  const { at } = changedIn(text);
  return at === undefined ? null : at + KEPT_FOR_DAYS * DAY_MS;
}

/**
 * Removes what persons other than the owner left and did not come back for within 30 days. Without effect where the
 * storage is blocked.
 */
export function removeOldEntries(now = Date.now()): void {
  try {
    for (const [key, text] of entriesOfOthers()) {
      const end = endOf(text);
      // Earlier versions did not write the time: theirs begins now.
      if (end === null) localStorage.setItem(key, JSON.stringify({ ...changedIn(text), at: now }));
      else if (end < now) localStorage.removeItem(key);
    }
  } catch {
    // The next visit tries again.
  }
}
