import * as z from 'zod/mini';
import { get, post, put, remove, type Endpoint } from '../endpoint.ts';
import { None } from '../none.ts';
import { Acknowledged } from '../reply.ts';
import { flagOrFalse, inside, list, optionalText, whole, withAliases } from '../wire.ts';

const Id = z.object({ id: z.number() });

/**
 * A saved payment method without its number, which is never sent (assumed: the specification has a wallet, on R21, but
 * no call for it).
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
    is_default: flagOrFalse,
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
  /** A card that is saved already is kept once, whatever token it comes with. */
  addPaymentMethod: post('/api/payment-methods', {
    summary: 'Save a payment method with the token of the provider’s hosted field',
    area: 'wallet',
    access: 'session',
    assumed: 'done',
    /** Token that the provider's hosted field returned for the card. */
    input: z.object({ token: z.string() }),
    output: inside(['data'], PaymentMethod),
  }),
  setDefaultPaymentMethod: put('/api/payment-methods/:id/default', {
    summary: 'Make a payment method the default',
    area: 'wallet',
    access: 'session',
    assumed: 'done',
    input: Id,
    output: inside(['data'], PaymentMethod),
  }),
  removePaymentMethod: remove('/api/payment-methods/:id', {
    summary: 'Delete a payment method',
    area: 'wallet',
    access: 'session',
    assumed: 'done',
    input: Id,
    output: Acknowledged,
  }),
} as const satisfies Record<string, Endpoint>;
