import { href } from '#src/config/routes.ts';
import { NEW_PAYMENT, PAYMENT } from '#src/features/order-facts/query-parameters.ts';
import { orderHref, quoteHref } from '#src/features/quotes/quoter-links.ts';
import type { Todo } from './todo.ts';

/**
 * The address of what waits, where its one action is done.
 * @param isOwn whether it is the person's own work; else the network's
 */
export function todoPath(todo: Todo, isOwn: boolean): string {
  if (todo.cause === 'samples') return `${href('quotesAdmin')}?vista=muestras`;
  if ('quote' in todo) return quoteHref(todo.quote.id, isOwn);
  const path = orderHref(todo.order.id, isOwn);
  return todo.cause === 'owed' && isOwn ? `${path}&${PAYMENT}=${NEW_PAYMENT}` : path;
}
