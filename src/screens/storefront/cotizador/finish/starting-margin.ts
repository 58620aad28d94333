import { useMemo, useSyncExternalStore } from 'react';
import { lastMargin, watchMargin, type LastMargin } from '#machines/support/margin.ts';
import type { Draft } from '#src/api/draft.ts';
import { useQuoter } from '../quoter-state.ts';

/** Whether a draft's margin is still open: a new quote whose margin nobody said. */
const isOpen = ({ margin, isMarginChosen = false, quote }: Draft): boolean =>
  quote === null && margin === '' && !isMarginChosen;

/** A draft that begins with the margin and the rounding that its dealer saved last; the same where it has its own. */
export const withLastMargin = (draft: Draft, last: LastMargin | null): Draft =>
  last !== null && isOpen(draft) ? { ...draft, ...last } : draft;

/** The quoter's draft with the margin that it begins with, and whether that is the last one. */
export function useDraftWithMargin() {
  const { draft: typed } = useQuoter();
  const last = useSyncExternalStore(watchMargin, lastMargin, () => null);
  const draft = useMemo(() => withLastMargin(typed, last), [typed, last]);
  return { draft, isLast: draft !== typed };
}
