import { href, type RouteId } from '#src/config/routes.ts';
import { NEW_PAYMENT, PAYMENT } from '#src/features/order-facts/query-parameters.ts';
import { orderHref, quoteHref } from '#src/features/quotes/quoter-links.ts';
import type { RenewedKind, Todo } from './todo.ts';

const routeOf = { promotions: 'promotions', 'list-price': 'priceList' } as const satisfies Record<
  RenewedKind,
  RouteId
>;

/**
 * The address of what waits, where its one action is done.
 * @param isOwn whether it is the person's own work; else the network's
 */
export function todoPath(todo: Todo, isOwn: boolean): string {
  if (todo.cause === 'samples') return `${href('quotesAdmin')}?vista=muestras`;
  if (todo.cause === 'renewal') return `${href(routeOf[todo.kind])}?publicar=archivo`;
  if ('account' in todo) {
    const dialog = todo.cause === 'unplaced' ? 'lugar' : 'usuario';
    return `${href('users')}?${dialog}=${String(todo.account.id)}`;
  }
  if ('quote' in todo) return quoteHref(todo.quote.id, isOwn);
  const path = orderHref(todo.order.id, isOwn);
  return todo.cause === 'owed' && isOwn ? `${path}&${PAYMENT}=${NEW_PAYMENT}` : path;
}
