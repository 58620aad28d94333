import * as z from 'zod/mini';
import { keptList } from '../kept-list.ts';
import { SAVED_VIEWS } from '../names.ts';

/** A filter of a list that a person gave a name. */
const SavedView = z.object({
  /** The list that it filters. */
  list: z.string(),
  name: z.string(),
  /** By their keys in the address, the values that are not the list's own. */
  values: z.record(z.string(), z.string()),
});
export type SavedView = z.output<typeof SavedView>;

const kept = keptList(SAVED_VIEWS, 'views', SavedView);

/** Keeps the views of the current owner. A blocked storage keeps them for this page only. */
export const keepViews = kept.set;

/**
 * Follows the views of the current owner.
 * @param listener called immediately, and with every change, also of other tabs
 * @returns a function that ends the subscription
 */
export function watchViews(listener: (views: readonly SavedView[]) => void): () => void {
  const stop = kept.subscribe(() => {
    listener(kept.get());
  });
  listener(kept.get());
  return stop;
}
