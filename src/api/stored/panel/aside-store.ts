import * as z from 'zod/mini';
import { keptList } from '../kept-list.ts';
import { SET_ASIDE } from '../names.ts';

/** Something that waited for a person, which they did or want to see later. */
const SetAside = z.object({
  /** What waited: a quote, an order, a request. */
  key: z.string(),
  /** Why it waited and since when: for another cause it is shown again. */
  cause: z.string(),
  /** When it is shown again, in ms since 1970; null when it is done. */
  until: z.nullable(z.number()),
});
export type SetAside = z.output<typeof SetAside>;

const kept = keptList(SET_ASIDE, 'aside', SetAside);

/** Keeps what the current owner set aside. A blocked storage keeps it for this page only. */
export const keepSetAside = kept.set;

/**
 * Follows what the current owner set aside.
 * @param listener called immediately, and with every change, also of other tabs
 * @returns a function that ends the subscription
 */
export function watchSetAside(listener: (aside: readonly SetAside[]) => void): () => void {
  const stop = kept.subscribe(() => {
    listener(kept.get());
  });
  listener(kept.get());
  return stop;
}
