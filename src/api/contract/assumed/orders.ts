import * as z from 'zod/mini';
import { get, put, type Endpoint } from '../endpoint.ts';
import { None } from '../none.ts';
import { FileListReply } from '../file.ts';
import { inside, list, optional, optionalText, text } from '../wire.ts';
import { Client, maker, PricedWindow, PriceListRef, Totals } from './quoted.ts';

/** How far an order is, in the workshop's words. */
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

/** When an order came to a stage. */
const OrderStep = z.looseObject({
  stage: OrderStage,
  /** ISO 8601 moment. */
  at: optionalText,
  note: optionalText,
});
export type OrderStep = z.output<typeof OrderStep>;

/** An order as its maker sees it. */
export const SavedOrder = z.looseObject({
  id: text,
  /** What people call it: "P-2051". */
  folio: text,
  stage: OrderStage,
  /** The stages that it has been through, oldest first, this one last. */
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
  /** ISO 8601 moment. */
  created_at: optionalText,
  /** The day that was promised: `YYYY-MM-DD`. */
  promised_on: optionalText,
  made_by: maker,
  /** The quote that it came of. */
  quote_id: optionalText,
});
export type SavedOrder = z.output<typeof SavedOrder>;

const OneOrder = inside(['data', 'order'], SavedOrder);

export const orderCalls = {
  orders: get('/api/orders', {
    summary: 'The orders of the person who asks',
    area: 'orders',
    access: 'session',
    assumed: 'list',
    input: None,
    output: list(SavedOrder),
  }),
  /** Those of everybody whom the distributor answers for; an administrator's: all. */
  networkOrders: get('/api/network/orders', {
    summary: 'The orders of everybody whom the person answers for',
    area: 'orders',
    access: 'session',
    assumed: 'list',
    input: None,
    output: list(SavedOrder),
  }),
  /** To another stage: its maker may cancel it while it is `confirmado`, an administrator moves it on. */
  moveOrder: put('/api/orders/:id/stage', {
    summary: 'Bring an order to another stage',
    area: 'orders',
    access: 'session',
    assumed: 'done',
    changes: ['orders'],
    input: z.object({
      id: z.string(),
      /** The stage that the sender saw; another one meanwhile is a 409. */
      from: OrderStage,
      to: OrderStage,
      note: z.string(),
    }),
    output: OneOrder,
  }),
} as const satisfies Record<string, Endpoint>;
