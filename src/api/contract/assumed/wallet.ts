import * as z from 'zod/mini';
import { get, post, put, remove, type Endpoint } from '../endpoint.ts';
import { None } from '../none.ts';
import { Acknowledged } from '../reply.ts';
import { flag, inside, list, optionalText, whole, withAliases } from '../wire.ts';

const Id = z.object({ id: z.number() });

/**
 * A saved payment method, as much of it as anybody may know: never its number (assumed: the specification
 * has a wallet, on R21, and no call for it).
 */
export const PaymentMethod = withAliases(
  { last_four: ['last4'], expires: ['expiry'], is_default: ['default'] },
  z.looseObject({
    id: whole,
    /** Visa, Mastercard… */
    brand: optionalText,
    /** The last four digits. */
    last_four: optionalText,
    /** `MM/YY`. */
    expires: optionalText,
    is_default: z.pipe(
      z.optional(z.nullable(flag)),
      z.transform((value) => value ?? false),
    ),
  }),
);
export type PaymentMethod = z.output<typeof PaymentMethod>;

export const walletCalls = {
  paymentMethods: get('/api/payment-methods', {
    summary: 'Saved payment methods',
    area: 'wallet',
    access: 'session',
    assumed: 'list',
    input: None,
    output: list(PaymentMethod),
  }),
  addPaymentMethod: post('/api/payment-methods', {
    summary: 'Save a payment method by the token of the provider’s hosted field',
    area: 'wallet',
    access: 'session',
    assumed: 'done',
    /** What the provider's hosted field gave for the card. */
    input: z.object({ token: z.string() }),
    output: inside(['data'], PaymentMethod),
  }),
  setDefaultPaymentMethod: put('/api/payment-methods/:id/default', {
    summary: 'Pay with this method unless told otherwise',
    area: 'wallet',
    access: 'session',
    assumed: 'done',
    input: Id,
    output: inside(['data'], PaymentMethod),
  }),
  removePaymentMethod: remove('/api/payment-methods/:id', {
    summary: 'Forget a payment method',
    area: 'wallet',
    access: 'session',
    assumed: 'done',
    input: Id,
    output: Acknowledged,
  }),
} as const satisfies Record<string, Endpoint>;
