import type { CallName } from '#src/api/contract/index.ts';

type Names = readonly [one: string, several: string];

const user = ['usuario', 'usuarios'] as const;
const quote = ['cotización', 'cotizaciones'] as const;
const order = ['orden', 'órdenes'] as const;
const file = ['documento', 'documentos'] as const;
const product = ['producto', 'productos'] as const;
const row: Names = ['renglón', 'renglones'];

const names: Readonly<Partial<Record<CallName, Names>>> = {
  users: user,
  activity: ['cambio', 'cambios'],
  roles: ['rol', 'roles'],
  states: ['estado', 'estados'],
  municipalities: ['municipio', 'municipios'],
  catalogs: product,
  catalogPrices: product,
  priceListFiles: file,
  digitalCatalogFiles: file,
  promotionFiles: file,
  dealers: ['distribuidor', 'distribuidores'],
  opinions: ['opinión', 'opiniones'],
  quotes: quote,
  networkQuotes: quote,
  orders: order,
  networkOrders: order,
  clients: ['cliente', 'clientes'],
  networkCarts: ['carrito', 'carritos'],
  sampleRequests: ['pedido de muestras', 'pedidos de muestras'],
  paymentMethods: ['tarjeta', 'tarjetas'],
};

/** What the rows of a call's reply are called, for a number of them. */
export function rowName(call: CallName, count: number): string {
  const [one, several] = names[call] ?? row;
  return count === 1 ? one : several;
}
