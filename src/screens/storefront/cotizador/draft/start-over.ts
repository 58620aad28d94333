import { isCost } from '#src/features/draft-windows/price-book.ts';
import { useQuoter } from '../quoter-state.ts';

/** Empties the draft. A dealer's next client is elsewhere: it goes nowhere yet. */
export function useStartOver(): () => void {
  const { actor, book } = useQuoter();
  const isDealer = book !== null && isCost(book);
  return () => {
    actor.send({ type: 'edit.clear', ...(isDealer ? { postcode: null } : {}) });
  };
}
