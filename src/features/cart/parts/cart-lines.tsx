import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Pagination.layer.css';
import { useSelector } from '@xstate/react';
import { useCallback, useRef } from 'react';
import type { Cart } from '#src/api/contract/assumed/cart.ts';
import type { WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { ListPages, ROWS_PER_PAGE } from '#src/kit/list/list-pages.tsx';
import { useListQuery } from '#src/kit/list/use-list-query.ts';
import { quantityOf, type CartActor } from './cart-actor.ts';
import { CartLineRow } from './cart-line.tsx';
import classes from '../cart-view.module.css';

interface CartLinesProps {
  readonly actor: CartActor;
  readonly cart: Cart;
  readonly quotable: Quotable;
}

/** The lines of the cart, in pages. */
export function CartLines({ actor, cart: { lines }, quotable }: CartLinesProps) {
  const snapshot = useSelector(actor, (state) => state);
  const query = useListQuery({});
  const list = useRef<HTMLUListElement>(null);
  const pages = Math.max(1, Math.ceil(lines.length / ROWS_PER_PAGE));
  const page = Math.min(query.page, pages);
  const isSettled = snapshot.matches('ready');
  const onQuantity = useCallback(
    (key: string, quantity: number) => {
      actor.send({ type: 'cart.setQuantity', key, quantity });
    },
    [actor],
  );
  const onRemove = useCallback(
    (window: WindowPayload) => {
      actor.send({ type: 'cart.remove', window });
    },
    [actor],
  );
  return (
    <>
      <ul ref={list} className={classes['lines']} aria-label="Lo que llevas">
        {lines.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE).map((line) => (
          <CartLineRow
            key={line.key}
            line={line}
            quotable={quotable}
            quantity={quantityOf(line, snapshot)}
            mayCount={isSettled || snapshot.matches('settingQuantity')}
            mayRemove={isSettled}
            onQuantity={onQuantity}
            onRemove={onRemove}
          />
        ))}
      </ul>
      {pages > 1 ? (
        <ListPages
          label="Lo que llevas"
          page={page}
          total={lines.length}
          onPage={(next) => {
            query.change({ pagina: String(next) });
            list.current?.scrollIntoView({ block: 'start' });
          }}
        />
      ) : null}
    </>
  );
}
