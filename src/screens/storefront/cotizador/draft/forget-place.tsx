import { useEffect } from 'react';
import { keepPostcode } from '#machines/support/place.ts';
import { isCost } from '#src/features/draft-windows/price-book.ts';
import { useQuoter } from '../quoter-state.ts';
import { leavePlace } from './quoted-place.ts';

/** For a dealer, once their prices are known: their next client's quote does not go to the place of the one before. */
export function ForgetPlace() {
  const { actor, book } = useQuoter();
  const isDealer = book !== null && isCost(book);
  useEffect(() => {
    if (!isDealer) return;
    const { draft } = actor.getSnapshot().context;
    if (draft.windows.length > 0) leavePlace(draft);
    keepPostcode(null);
  }, [actor, isDealer]);
  return null;
}
