import { onDemand, type OnDemandState } from '#machines/support/on-demand.ts';
import { useOnDemand } from '#src/actor-hooks/use-on-demand.ts';
import type { Quotable } from '#src/content/quotable.ts';

const source = onDemand<Quotable>(() => import('#src/content/quotable.ts').then(({ quotable }) => quotable));

/** Fetches products, rules and public prices; retries after a failure. */
export const fetchQuotable = source.fetch;

/** Fetches the same and resolves with it. */
export const loadQuotable = source.get;

/** What quotes are computed from, or the state of loading it; does not suspend. */
export const useQuotable = (): OnDemandState<Quotable> => useOnDemand(source, true);

/** Fetches the same and calls back with it. */
export const withQuotable = source.whenLoaded;
