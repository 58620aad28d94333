import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { factsOf } from '#src/features/quoted-windows/window-facts.ts';
import { instantOf, isoDay } from '#src/format/dates.ts';
import { normalizeText } from '#src/format/normalize-text.ts';
import type { Group, Grouping, GroupsOf } from './earnings.ts';

const monthName = new Intl.DateTimeFormat('es-MX', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The month that an order was made in, by the shop's calendar. */
function monthOf({ created_at }: SavedOrder, timeZone: string): Group {
  const at = instantOf(created_at);
  if (at === null) return { key: 'sin-fecha', name: 'Sin fecha' };
  const key = isoDay(at, timeZone).slice(0, 7);
  return { key, name: capital(monthName.format(Date.parse(`${key}-01`))) };
}

/** The client of an order; two spellings of a name are one. */
function clientOf({ client }: SavedOrder): Group {
  const name = client?.name?.trim() ?? '';
  return name === '' ? { key: 'sin-nombre', name: 'Sin cliente' } : { key: normalizeText(name), name };
}

/** How the groups of orders are found. */
export function groupsBy(by: Grouping, timeZone: string, quotable: Quotable): GroupsOf {
  if (by === 'mes') return { of: 'order', groupOf: (order) => monthOf(order, timeZone) };
  if (by === 'cliente') return { of: 'order', groupOf: clientOf };
  return {
    of: 'window',
    groupOf: (window) => ({ key: window.variant, name: factsOf(window, quotable).product }),
  };
}
