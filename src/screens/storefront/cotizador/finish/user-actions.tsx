import type { Totals } from '#src/api/contract/assumed/quoted.ts';
import layout from '#src/ui/styles/layout.module.css';
import type { PriceListActor } from '../price/use-prices.ts';
import { useQuoter } from '../quoter-state.ts';
import { AddToCart } from './add-to-cart.tsx';
import { ClientPrice } from './client-price.tsx';
import { SaveQuote } from './save-quote.tsx';

interface UserActionsProps {
  readonly totals: Totals;
  readonly userPrices: PriceListActor | null;
}

/** Actions of a logged-in user: their client's price, saving and the cart. */
export function UserActions({ totals, userPrices }: UserActionsProps) {
  const { book } = useQuoter();
  return (
    <div className={layout.stack} data-gap="large">
      {book?.buyer.kind === 'distributor' ? <ClientPrice totals={totals} /> : null}
      <SaveQuote totals={totals} userPrices={userPrices} />
      <AddToCart />
    </div>
  );
}
