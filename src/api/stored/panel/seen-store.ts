import * as z from 'zod/mini';
import { keptList } from '../kept-list.ts';
import { SEEN } from '../names.ts';

/** Something that waits for a person, which they have seen. */
const Seen = z.object({
  /** What waits: a quote, an order, a request. */
  key: z.string(),
  /** Why it waits and since when: for another cause it is new again. */
  cause: z.string(),
});
export type Seen = z.output<typeof Seen>;

const kept = keptList(SEEN, 'seen', Seen);

/** Keeps what the current owner has seen. A blocked storage keeps it for this page only. */
export const keepSeenTodos = kept.set;

/**
 * Follows what the current owner has seen.
 * @param listener called immediately, and with every change, also of other tabs
 * @returns a function that ends the subscription
 */
export function watchSeen(listener: (seen: readonly Seen[]) => void): () => void {
  const stop = kept.subscribe(() => {
    listener(kept.get());
  });
  listener(kept.get());
  return stop;
}
