import type { Quotable } from '#src/content/quotable.ts';
import { askQuotable } from '../../support/quoting/use-quotable.ts';
import type { Parts } from './parts.ts';
import { makeSoon, useSoon, type SoonState } from '../../support/quoting/soon.ts';

/** What quotes are put together with, and what they are worked out from. */
export interface Tools {
  readonly parts: Parts;
  readonly quotable: Quotable;
}

const soon = makeSoon<Tools>(async () => {
  const [{ parts }, quotable] = await Promise.all([import('./parts.ts'), askQuotable()]);
  return { parts, quotable };
});

/** Asks for them, for the first time or again. */
export const fetchTools = soon.fetch;

/** @param isWanted whether they are asked for already; they come as well where somebody else asks */
export const useTools = (isWanted: boolean): SoonState<Tools> => useSoon(soon, isWanted);

/** Does something with them as soon as they are there. */
export const withTools = soon.whenThere;
