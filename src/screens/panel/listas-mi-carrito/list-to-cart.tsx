import { useActorRef, useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { keptPrices, priceListMachine } from '#machines/price-list/price-list.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { ownBook } from '#src/features/draft-windows/price-book.ts';
import { LateNotice } from '#src/ui/messages/late-notice.tsx';

const QuickOrder = lazy(() =>
  import('#src/features/quick-order/quick-order.tsx').then((module) => ({ default: module.QuickOrder })),
);

const words = { title: 'Orden rápida', toPlace: 'a tu carrito', pastes: false };

interface ListToCartProps {
  /** Called when windows may have been added. */
  readonly onSettled: () => void;
}

/** Adds a list of windows to the cart, at the person's own prices. */
export function ListToCart({ onSettled }: ListToCartProps) {
  const actor = useActorRef(priceListMachine, useActorSurroundings());
  const prices = useSelector(actor, ({ context }) => context.data);
  useEffect(() => {
    actor.send({ type: 'resource.load', input: {} });
  }, [actor]);
  const book = useMemo(() => {
    const own = prices ?? keptPrices.read()?.value ?? null;
    return own === null ? null : ownBook(own);
  }, [prices]);
  return (
    <Suspense fallback={<LateNotice />}>
      <QuickOrder words={words} keptAs="lista-al-carrito" book={book} onSettled={onSettled} />
    </Suspense>
  );
}
