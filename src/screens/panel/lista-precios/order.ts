import type { CatalogPrice } from '#src/api/contract/catalog.ts';
import { familyName } from '../../support/catalog/family-of.ts';

interface Order {
  /** Column of the table. */
  readonly by: string;
  readonly descending: boolean;
  readonly valueOf: (row: CatalogPrice) => string | number | null;
}

/** What the list can be ordered by: its word in the address, and the column. */
const orders: Readonly<Record<string, Pick<Order, 'by' | 'valueOf'>>> = {
  nombre: { by: 'name', valueOf: ({ name }) => name },
  codigo: { by: 'code', valueOf: ({ code }) => code },
  familia: { by: 'family', valueOf: familyName },
  precio: { by: 'price', valueOf: ({ price }) => price },
};

const standard: Order = { by: 'name', descending: false, valueOf: ({ name }) => name };

/** The order that an address names: `precio`, and downwards `-precio`. */
export function orderNamed(word: string): Order {
  const descending = word.startsWith('-');
  const name = descending ? word.slice(1) : word;
  const order = Object.hasOwn(orders, name) ? orders[name] : undefined;
  return order === undefined ? standard : { ...order, descending };
}

/** The word of an order for the address. */
export function wordOf(by: string, descending: boolean): string {
  const [word = 'nombre'] = Object.entries(orders).find(([, order]) => order.by === by) ?? [];
  return descending ? `-${word}` : word;
}
