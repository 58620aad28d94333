import { useSelector } from '@xstate/react';
import type { Totals } from '#src/api/contract/assumed/quoted.ts';
import { LateNotice } from '#src/ui/messages/late-notice.tsx';
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
  const isAwaited = useSelector(
    userPrices ?? undefined,
    (list) => list === undefined || (list.context.data === null && !list.matches('failed')),
  );
  // A total of public prices is not theirs: the server would refuse it.
  if (book?.buyer.kind === 'public' && isAwaited) {
    return <LateNotice text="Espera tu lista de precios para guardarla o llevarla a tu carrito." />;
  }
  return (
    <div className={layout.stack} data-gap="large">
      {book?.buyer.kind === 'distributor' ? <ClientPrice totals={totals} /> : null}
      <SaveQuote totals={totals} userPrices={userPrices} />
      <AddToCart />
    </div>
  );
}
