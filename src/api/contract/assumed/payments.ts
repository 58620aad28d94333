import * as z from 'zod/mini';
import { optionalDay, optionalMoment } from '../moment.ts';
import { listOrNone, optionalText, text } from '../wire.ts';
import { centavos, maker } from './quoted.ts';

/**
 * `avisado`: who ordered says that it was paid; `recibido`: the shop has the money; `anulado`: it never came, or was
 * noted by mistake. Only what was received counts.
 */
export const PaymentState = z.enum(['avisado', 'recibido', 'anulado']);
export type PaymentState = z.output<typeof PaymentState>;

/** A state that a payment reached, when, and who noted it and why. */
const PaymentEvent = z.looseObject({
  state: PaymentState,
  /** ISO 8601 date and time; no two events of an order have the same. */
  at: optionalMoment,
  note: optionalText,
  /** Only administrators receive it. */
  by: maker,
});
export type PaymentEvent = z.output<typeof PaymentEvent>;

/** A payment of an order. */
export const Payment = z.looseObject({
  id: text,
  amount_centavos: centavos,
  /** The day that it was made: `YYYY-MM-DD`. */
  paid_on: optionalDay,
  /** One of `paymentWays`, or one that we do not know. */
  way: optionalText,
  /** What the bank calls it. */
  reference: optionalText,
  state: PaymentState,
  /** When it reached this state: ISO 8601 date and time. */
  at: optionalMoment,
  /** Why it was annulled. */
  note: optionalText,
  /** Who noted it last. Only administrators receive it. */
  by: maker,
  /** Every state that it reached, oldest first, the current one last; none where the server does not tell them. */
  events: z.optional(listOrNone(PaymentEvent)),
});
export type Payment = z.output<typeof Payment>;

/** The account that an order is paid to. */
export const PayTo = z.looseObject({
  bank: optionalText,
  holder: optionalText,
  /** 18 digits, the last of which checks the others. */
  clabe: text,
});
export type PayTo = z.output<typeof PayTo>;
