import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { factsOf } from '#src/features/quoted-windows/window-facts.ts';
import { calendarOf } from '#src/format/dates.ts';
import { marksOf } from '#src/reading/clients/client-marks.ts';
import { together } from '#src/reading/clients/together.ts';
import type { Group, Grouping, GroupsOf } from './earnings.ts';

const monthName = new Intl.DateTimeFormat('es-MX', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The month that an order was made in, by the shop's calendar. */
function monthOf({ created_at }: SavedOrder, timeZone: string): Group {
  const key = calendarOf(timeZone).fileDayOf(created_at)?.slice(0, 7);
  if (key === undefined) return { key: 'sin-fecha', name: 'Sin fecha' };
  return { key, name: capital(monthName.format(Date.parse(`${key}-01`))) };
}

const marksIn = ({ client }: SavedOrder) => (client === null ? [] : marksOf(client));

/**
 * The clients of orders, known by telephone and e-mail in whatever spelling, else by their name. A group's key is the id of one
 * of its orders: the address says nothing of the client.
 */
function clientsIn(orders: readonly SavedOrder[]): (order: SavedOrder) => Group {
  const keyOf = new Map(
    together(orders, marksIn).flatMap((own) => own.map(({ id }) => [id, own.at(-1)?.id ?? id] as const)),
  );
  return ({ id, client }) => {
    const key = keyOf.get(id);
    const name = client?.name?.trim() ?? '';
    return key === undefined
      ? { key: 'sin-nombre', name: 'Sin cliente' }
      : { key, name: name === '' ? 'Cliente sin nombre' : name };
  };
}

interface Among {
  readonly orders: readonly SavedOrder[];
  readonly timeZone: string;
  readonly quotable: Quotable;
}

/** How the groups of orders are found. */
export function groupsBy(by: Grouping, { orders, timeZone, quotable }: Among): GroupsOf {
  if (by === 'mes') return { of: 'order', groupOf: (order) => monthOf(order, timeZone) };
  if (by === 'cliente') return { of: 'order', groupOf: clientsIn(orders) };
  return {
    of: 'window',
    groupOf: (window) => ({ key: window.variant, name: factsOf(window, quotable).product }),
  };
}
