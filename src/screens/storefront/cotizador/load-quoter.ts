import { onDemand, type OnDemandState } from '#machines/support/on-demand.ts';
import { useOnDemand } from '#src/actor-hooks/use-on-demand.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { loadQuotable } from '#src/features/draft-windows/use-quotable.ts';
import type { Parts } from './quoter-parts.ts';

/** The deferred parts of the quoter and the products with prices. */
export interface LoadedQuoter {
  readonly parts: Parts;
  readonly quotable: Quotable;
}

const loaded = onDemand<LoadedQuoter>(async () => {
  const [{ parts }, quotable] = await Promise.all([import('./quoter-parts.ts'), loadQuotable()]);
  return { parts, quotable };
});

/** Loads them, for the first time or again. */
export const fetchQuoter = loaded.fetch;

/** @param isWanted whether to start loading; a load that started elsewhere counts too */
export const useLoadedQuoter = (isWanted: boolean): OnDemandState<LoadedQuoter> =>
  useOnDemand(loaded, isWanted);

/** Runs a callback when they have loaded. */
export const whenQuoterLoaded = loaded.whenLoaded;
