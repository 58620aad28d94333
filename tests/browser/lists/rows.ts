import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { savedOrder } from '#stories/charts/samples/orders.ts';
import { pricedWindow, seenPrice, totals } from '#stories/charts/samples/quotes-samples.ts';
import { dayFromToday, ownQuote } from '#stories/support/steps/quotes.ts';
import { dayOf, isIn, nameOf, ROWS, shuffled } from './list-case.ts';

/** Who made a row: every second pair is of the same person. */
const makerOf = (number: number) => ({
  id: isIn(1, number) ? 8 : 9,
  name: isIn(1, number) ? 'Casa Ocho' : 'Casa Nueve',
  phone: null,
  email: null,
});

const pieces = (number: number) => [
  { ...pricedWindow, line: { ...pricedWindow.line, quantity: shuffled(number + 20) + 1 } },
];

/** Times in the order of the numbers, three a day, the last of which are today. */
const madeOn = (number: number) =>
  `${dayFromToday(Math.ceil((number - ROWS) / 3))}T${String(15 + (number % 3))}:00:00Z`;

/** Days in the order of the numbers. */
const madeAt = (number: number) => `${dayOf(number)}T17:00:00Z`;

export const quoteRow = (number: number): SavedQuote =>
  ownQuote({
    id: `c-${String(number)}`,
    folio: `C-${String(1_000 + shuffled(number + 50))}`,
    title: nameOf(number),
    status: isIn(0, number) ? 'enviada' : 'borrador',
    windows: pieces(number),
    totals: { ...totals, total_centavos: 10_000 + shuffled(number) },
    created_at: madeOn(number),
    expires_on: isIn(0, number) ? dayFromToday(1 + shuffled(number + 70)) : null,
    made_by: makerOf(number),
  });

/** A quote for a client of their own. */
export const clientRow = (number: number): SavedQuote => ({
  ...quoteRow(number),
  title: null,
  created_at: madeAt(shuffled(number)),
  client: { name: nameOf(number), phone: `8155${String(100_000 + number)}`, email: null },
});

export const orderRow = (number: number): SavedOrder => ({
  ...savedOrder,
  id: `o-${String(number)}`,
  folio: `P-${String(1_000 + shuffled(number + 50))}`,
  title: nameOf(number),
  stage: isIn(0, number) ? 'entregado' : 'confirmado',
  totals: { ...totals, total_centavos: 10_000 + shuffled(number) },
  payments: savedOrder.payments.map((payment) => ({
    ...payment,
    amount_centavos: isIn(2, number) ? 1 : 90_000,
  })),
  created_at: madeOn(number),
  promised_on: dayOf(shuffled(number + 30)),
  made_by: makerOf(number),
});

export const networkCartRow = (number: number) => ({
  id: `k-${String(number)}`,
  lines: Array.from({ length: (number % 3) + 1 }, (_, at) => ({
    ...pricedWindow,
    key: `${String(number)}-${String(at)}`,
    added_centavos: null,
    problem: null,
    added_at: `${dayOf(shuffled(number + 30))}T17:00:00Z`,
  })),
  price_list: seenPrice.price_list,
  totals: { ...totals, total_centavos: 10_000 + shuffled(number) },
  revision: 1,
  made_by: { id: number, name: nameOf(number), phone: null, email: null },
  updated_at: madeAt(number),
});

/** By the account that was changed. */
export const activityRow = (number: number) => ({
  ...{ id: `a-${String(number)}`, subject: nameOf(number), at: madeOn(number) },
  kind: isIn(0, number) ? 'orden' : 'cuenta',
  what: isIn(1, number) ? 'telefono' : 'rol',
  ...{ before: null, after: null, note: null },
  by: { ...makerOf(number), name: isIn(2, number) ? 'Zoé' : 'Ana' },
});

export const userRow = (number: number) => ({
  id: 100 + number,
  name: nameOf(number),
  email: `fila-${String(number)}@ejemplo.mx`,
  role: isIn(0, number) ? 'distribuidor' : 'cliente',
  state_id: isIn(1, number) ? 2 : 1,
  active: isIn(2, number),
  active_map: isIn(3, number),
  lat: number % 3 === 0 ? 19.4 : null,
  lng: number % 3 === 0 ? -99.1 : null,
});

/** An article of the catalog with its price. */
export const itemRow = (number: number) => ({
  id: number,
  name: nameOf(number),
  code: `K-${String(1_000 + shuffled(number + 50))}`,
  family: isIn(0, number) ? 'Romanas' : 'Enrollables',
  price: 100 + shuffled(number),
  holds_iva: true,
  unit: 'm²',
});

/** An article of an inventory: every second pair is sold out, every second four are about to arrive. */
export const stockRow = (number: number) => ({
  ...itemRow(number),
  total: 500 + shuffled(number),
  reserved: 200 + shuffled(number + 10),
  free: isIn(1, number) ? 0 : 300 + shuffled(number + 20),
  threshold: 10,
  incoming: isIn(2, number) ? 5 : 0,
  incoming_at: isIn(2, number) ? dayFromToday(3) : null,
  updated_at: madeAt(shuffled(number + 30)),
  roll_width: 1_000 + shuffled(number + 40),
  rolls: 2,
  roll_length: 30,
});

/** An article whose price rose, or did not change. */
export const stockPriceRow = (number: number) => ({
  ...itemRow(number),
  previous_price: isIn(1, number) ? 50 : 100 + shuffled(number),
  updated_at: madeAt(shuffled(number + 30)),
});

export const dealerRow = (number: number) => ({
  id: number,
  name: nameOf(number),
  state: isIn(0, number) ? 'Nuevo León' : 'Jalisco',
  products: [isIn(1, number) ? 'motorizacion' : 'romanas'],
});

export const sampleRow = (number: number) => ({
  id: `m-${String(number)}`,
  folio: `M-${String(number)}`,
  status: 'enviada',
  name: nameOf(number),
  samples: [],
});

export const fileRow = (number: number) => ({
  name: nameOf(number),
  url: `/storage/files/${String(number)}.pdf`,
});

/** A line of the person's own cart. */
const cartLineRow = (number: number) => ({
  ...pricedWindow,
  key: `v-${String(number)}`,
  name: nameOf(number),
  added_centavos: pricedWindow.total_centavos,
  problem: null,
  added_at: null,
});

export const cartOf = (lines: readonly number[]) => ({
  lines: lines.map(cartLineRow),
  price_list: seenPrice.price_list,
  totals,
  revision: 1,
});
