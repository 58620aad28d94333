import type { Quotable } from '#src/content/quotable.ts';
import { loadQuotable } from '#src/features/windows/use-quotable.ts';
import type { Parts } from './parts.ts';
import { onDemand, useOnDemand, type OnDemandState } from '#src/features/windows/on-demand.ts';

/** The deferred parts of the quoter and the products with prices. */
export interface Tools {
  readonly parts: Parts;
  readonly quotable: Quotable;
}

const tools = onDemand<Tools>(async () => {
  const [{ parts }, quotable] = await Promise.all([import('./parts.ts'), loadQuotable()]);
  return { parts, quotable };
});

/** Loads them, for the first time or again. */
export const fetchTools = tools.fetch;

/** @param isWanted whether to start loading; a load that started elsewhere counts too */
export const useTools = (isWanted: boolean): OnDemandState<Tools> => useOnDemand(tools, isWanted);

/** Runs a callback when they have loaded. */
export const withTools = tools.whenLoaded;
