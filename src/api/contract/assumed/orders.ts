import * as z from 'zod/mini';
import { get, put, type Endpoint } from '../endpoint.ts';
import { None } from '../none.ts';
import { FileListReply } from '../file.ts';
import { inside, list, optional, optionalText, text } from '../wire.ts';
import { Client, maker, PricedWindow, PriceListRef, Totals } from './quoted.ts';

/** The stages of an order, as the workshop names them. */
export const orderStages = [
  'confirmado',
  'en-fabricacion',
  'fabricado',
  'en-instalacion',
  'instalado',
  'entregado',
  'cancelado',
] as const;
export const OrderStage = z.enum(orderStages);
export type OrderStage = z.output<typeof OrderStage>;

/** A stage of an order and the time it was reached. */
const OrderStep = z.looseObject({
  stage: OrderStage,
  /** ISO 8601 date and time. */
  at: optionalText,
  note: optionalText,
});
export type OrderStep = z.output<typeof OrderStep>;

/** An order as the user who made it sees it. */
export const SavedOrder = z.looseObject({
  id: text,
  /** Folio shown to people: "P-2051". */
  folio: text,
  stage: OrderStage,
  /** The stages that it has reached, oldest first; the current one is last. */
  steps: z.pipe(
    z.optional(z.nullable(z.array(OrderStep))),
    z.transform((steps) => steps ?? []),
  ),
  title: optionalText,
  client: optional(Client),
  windows: z.array(PricedWindow),
  price_list: PriceListRef,
  totals: Totals,
  notes: optionalText,
  /** Invoice, work order, guarantee. */
  documents: z.pipe(
    z.transform((value: unknown): unknown => value ?? []),
    FileListReply,
  ),
  /** ISO 8601 date and time. */
  created_at: optionalText,
  /** The promised day: `YYYY-MM-DD`. */
  promised_on: optionalText,
  made_by: maker,
  /** The quote that was converted into this order. */
  quote_id: optionalText,
  /** The client's note with their acceptance of that quote. */
  client_note: optionalText,
});
export type SavedOrder = z.output<typeof SavedOrder>;

const OneOrder = inside(['data', 'order'], SavedOrder);

export const orderCalls = {
  orders: get('/api/orders', {
    summary: 'Orders of the current user',
    area: 'orders',
    access: 'session',
    assumed: 'list',
    input: None,
    output: list(SavedOrder),
  }),
  /** Orders of the users in the distributor's network; all orders for an administrator. */
  networkOrders: get('/api/network/orders', {
    summary: 'Orders of the users for whom the current user is responsible',
    area: 'orders',
    access: 'session',
    assumed: 'list',
    input: None,
    output: list(SavedOrder),
  }),
  /**
   * Moves an order to another stage: the user who made it may cancel it while it is `confirmado`; an administrator
   * advances it.
   */
  moveOrder: put('/api/orders/:id/stage', {
    summary: 'Move an order to another stage',
    area: 'orders',
    access: 'session',
    assumed: 'done',
    changes: ['orders'],
    input: z.object({
      id: z.string(),
      /** The stage that the sender saw; the server answers 409 when the order has moved since. */
      from: OrderStage,
      to: OrderStage,
      note: z.string(),
    }),
    output: OneOrder,
  }),
} as const satisfies Record<string, Endpoint>;
