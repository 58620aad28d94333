import { useEffect } from 'react';
import { fingerprintOf, rememberTotal } from '#machines/support/sent-requests.ts';
import { useQuoter } from '../quoter-state.ts';
import { useTotal } from './use-total.ts';

/** Keeps what a finished quote comes to, for pages that lead back to it. */
export function KeepTotal() {
  const { draft } = useQuoter();
  const prices = useTotal();
  const isWhole = prices !== null && prices.windows.length === draft.windows.length;
  const centavos = isWhole ? prices.totals.total_centavos : null;
  const fingerprint = fingerprintOf(draft);
  useEffect(() => {
    if (centavos !== null) rememberTotal(fingerprint, centavos);
  }, [fingerprint, centavos]);
  return null;
}
