import * as z from 'zod/mini';
import { orderStages } from '#src/config/order-stages.ts';
import { paymentWays } from '#src/config/payment-ways.ts';
import { get, post, put, type Endpoint } from '../endpoint.ts';
import { AttachedFiles } from '../file.ts';
import { optionalDay, optionalMoment } from '../moment.ts';
import { None } from '../none.ts';
import {
  exactListOrNone,
  inside,
  list,
  listOrNone,
  optional,
  optionalButExact,
  optionalText,
  optionalWhole,
  text,
} from '../wire.ts';
import { CutPlanState } from './cutting.ts';
import { Payment, PaymentState, PayTo } from './payments.ts';
import { centavos, Client, DeliveryAddress, maker, PricedWindow, PriceListRef, Totals } from './quoted.ts';

export const OrderStage = z.enum(orderStages);
export type OrderStage = z.output<typeof OrderStage>;
const CANCELLED: OrderStage = 'cancelado';

/** A stage of an order, the time it was reached, and who moved it there and why. */
const OrderStep = z.looseObject({
  stage: OrderStage,
  /** ISO 8601 date and time. */
  at: optionalMoment,
  note: optionalText,
  /** Only administrators receive it. */
  by: maker,
});
export type OrderStep = z.output<typeof OrderStep>;

/** Changes of an order besides its stage: a new promised day, a spoiled piece to cut again. */
export const orderChangeKinds = ['promesa', 'recorte'] as const;
export type OrderChangeKind = (typeof orderChangeKinds)[number];

/** A change of an order besides its stage. Only administrators receive them. */
const OrderChange = z.looseObject({
  /** One of `orderChangeKinds`, or one that we do not know. */
  kind: text,
  /** ISO 8601 date and time. */
  at: optionalMoment,
  note: optionalText,
  by: maker,
  /** The new promised day: `YYYY-MM-DD`. */
  day: optionalDay,
  /** The day that was promised before it; null when none was, none where the server does not tell it. */
  day_before: z.optional(optionalDay),
  /** Key of the window whose pieces are cut again, and how many. */
  window: optionalText,
  pieces: optionalWhole,
});
export type OrderChange = z.output<typeof OrderChange>;

/** Something that an order lacks before it can reach a stage. */
const Missing = z.looseObject({
  /**
   * `anticipo`: the deposit; `medidas`: confirmed measures; `tela`: cloth; `material`: a motor, a remote, a profile. Or a
   * reason that we do not know.
   */
  kind: text,
  /** The stage that it cannot reach without. */
  stage: OrderStage,
  /** Name of the cloth or the part. */
  what: optionalText,
  /** The day that enough of it has arrived, `YYYY-MM-DD`; null when nobody knows. */
  arrives_on: optionalDay,
});
export type Missing = z.output<typeof Missing>;

/** What the client of an order's maker pays for one of its windows, by its key. */
const ClientWindow = z.looseObject({ key: text, total_centavos: centavos });

/** Nobody waits for an order that was cancelled, whatever day the server still tells of it. */
const promisedNoMore = z.transform((value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'stage' in value && value.stage === CANCELLED
    ? { ...value, promised_on: null }
    : value,
);

const OrderFields = z.looseObject({
  id: text,
  /** Folio shown to people: "P-2051". */
  folio: text,
  stage: OrderStage,
  /** The stages that it has reached, oldest first; the current one is last. */
  steps: listOrNone(OrderStep),
  changes: listOrNone(OrderChange),
  missing: listOrNone(Missing),
  title: optionalText,
  /** Who buys; an administrator of the shop gets no dealer's client, nor that client's note. */
  client: optional(Client),
  windows: z.array(PricedWindow),
  price_list: PriceListRef,
  totals: Totals,
  /** What the maker's client pays; null without a margin. Only the maker receives it. */
  client_totals: optionalButExact(Totals),
  /** The windows' part of it, with or without IVA as its totals say; none where the server does not tell it apart. */
  client_windows: z.optional(listOrNone(ClientWindow)),
  /** Oldest first. */
  payments: exactListOrNone(Payment),
  /** Where its maker pays it; null when the server does not say. */
  pay_to: optional(PayTo),
  notes: optionalText,
  /** Invoice, work order, guarantee. */
  documents: z.pipe(
    z.transform((value: unknown): unknown => value ?? []),
    AttachedFiles,
  ),
  /** ISO 8601 date and time. */
  created_at: optionalMoment,
  /** The promised day, `YYYY-MM-DD`; null when nobody knows it yet, and of a cancelled order. */
  promised_on: optionalDay,
  /** Where it is delivered. */
  postal_code: optionalText,
  /** The rest of its address; null when nobody said it. */
  delivery: optional(DeliveryAddress),
  /** The cut plan that reserves its material; null without one. Only administrators receive it. */
  plan: optional(z.looseObject({ folio: text, state: CutPlanState })),
  made_by: maker,
  /** The quote that was converted into this order. */
  quote_id: optionalText,
  /** The client's note with their acceptance of that quote. */
  client_note: optionalText,
});

/** An order as the user who made it sees it. */
export const SavedOrder = z.pipe(promisedNoMore, OrderFields);
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
   * Moves an order to another stage. The user who made it may cancel it while it is `confirmado`; an administrator moves
   * it one stage on, one stage back with a reason, or cancels it with a reason before it is installed. The server
   * answers 409 when the order lacks something for the stage.
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
      /** Null when none is chosen: the server asks for one. */
      to: z.nullable(OrderStage),
      note: z.string(),
    }),
    output: OneOrder,
  }),
  /**
   * Its maker says that they paid; an administrator notes what the shop received. Sending the same `attempt` again
   * changes nothing, and is refused (409) when it says another payment. So is one whose
   * sender has not seen a payment of the order. The server answers 422 to more than what is left
   * to pay.
   */
  addPayment: post('/api/orders/:id/payments', {
    summary: 'Say that an order was paid, or note a payment that was received',
    area: 'orders',
    access: 'session',
    assumed: 'done',
    input: z.object({
      id: z.string(),
      /** Idempotency key. */
      attempt: z.string(),
      /** How many payments of the order the sender saw, in any state; none is compared where it is missing. */
      known_payments: z.optional(z.number()),
      /** Null when it was not typed or cannot be read: the server asks for it. */
      amount_centavos: z.nullable(z.number()),
      /** `YYYY-MM-DD`. */
      paid_on: z.nullable(z.string()),
      way: z.nullable(z.enum(paymentWays)),
      reference: z.string(),
    }),
    output: OneOrder,
  }),
  /**
   * An administrator confirms what was said to be paid, or annuls a payment with a reason; who said that they paid may
   * take that back.
   */
  settlePayment: put('/api/orders/:id/payments/:payment', {
    summary: 'Confirm or annul a payment',
    area: 'orders',
    access: 'session',
    assumed: 'done',
    input: z.object({
      id: z.string(),
      payment: z.string(),
      /** The state that the sender saw; the server answers 409 when it is another. */
      from: PaymentState,
      to: z.enum(['recibido', 'anulado']),
      note: z.string(),
    }),
    output: OneOrder,
  }),
  /**
   * A spoiled piece leads the order back to the saw. The server answers the last change again when it comes twice, and
   * 409 to another whose sender has not seen a change of the order.
   */
  changeOrder: put('/api/orders/:id/changes', {
    summary: 'Move the promised day of an order, or cut a spoiled piece again',
    area: 'orders',
    access: 'administrator',
    assumed: 'done',
    input: z.object({
      id: z.string(),
      /** The stage that the sender saw; the server answers 409 when the order has moved since. */
      from: OrderStage,
      /** How many changes of the order the sender saw; none is compared where it is missing. */
      known_changes: z.optional(z.number()),
      kind: z.enum(orderChangeKinds),
      /** The new promised day, `YYYY-MM-DD`, of a `promesa`. */
      day: z.nullable(z.string()),
      /** Key of the window of a `recorte`, and how many of its pieces were spoiled. */
      window: z.nullable(z.string()),
      pieces: z.nullable(z.number()),
      /** The reason. */
      note: z.string(),
    }),
    output: OneOrder,
  }),
} as const satisfies Record<string, Endpoint>;
