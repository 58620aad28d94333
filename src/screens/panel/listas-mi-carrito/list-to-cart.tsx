import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { priceListMachine, readKeptPrices } from '#machines/price-list/price-list.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { ownBook } from '#src/features/draft-windows/price-book.ts';
import { QuickOrder } from '#src/features/quick-order/quick-order.tsx';

const words = { title: 'Orden rápida', toPlace: 'a tu carrito' };

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
    const own = prices ?? readKeptPrices()?.prices ?? null;
    return own === null ? null : ownBook(own);
  }, [prices]);
  return <QuickOrder words={words} keptAs="lista-al-carrito" book={book} onSettled={onSettled} />;
}
