import { clsx as cx } from 'clsx';
import layout from '#src/ui/styles/layout.module.css';
import '@mantine/core/styles/Group.layer.css';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { Cart } from '#src/api/contract/assumed/cart.ts';
import type { WindowPayload } from '#src/api/contract/assumed/quoted.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { fabricNotes } from '#src/features/delivery/estimate.ts';
import { useAvailability } from '#src/features/delivery/use-availability.ts';
import { PagedList } from '#src/lists/paged-list.tsx';
import { useListQuery } from '#src/lists/use-list-query.ts';
import classes from '../cart-view.module.css';
import { quantityOf, type CartActor } from './cart-actor.ts';
import { CartLineRow } from './cart-line.tsx';

interface CartLinesProps {
  readonly actor: CartActor;
  readonly cart: Cart;
  readonly quotable: Quotable;
}

/** The lines of the cart, in pages. */
export function CartLines({ actor, cart: { lines }, quotable }: CartLinesProps) {
  const snapshot = useSelector(actor, (state) => state);
  const query = useListQuery({});
  const availability = useAvailability(lines);
  const fabrics = useMemo(() => fabricNotes(lines, quotable, availability), [lines, quotable, availability]);
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
    <PagedList
      label="Lo que llevas"
      rows={lines}
      page={query.page}
      onPage={(page) => {
        query.change({ pagina: String(page) });
      }}
    >
      {(shown, listId) => (
        <ul id={listId} className={cx(layout.lines, classes.lines)} aria-label="Lo que llevas">
          {shown.map((line) => (
            <CartLineRow
              key={line.key}
              line={line}
              quotable={quotable}
              fabric={fabrics.get(line.key) ?? null}
              quantity={quantityOf(line, snapshot)}
              mayCount={isSettled || snapshot.matches('settingQuantity')}
              mayRemove={isSettled}
              onQuantity={onQuantity}
              onRemove={onRemove}
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
