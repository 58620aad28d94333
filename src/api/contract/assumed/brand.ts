import * as z from 'zod/mini';
import { get, put, type Endpoint } from '../endpoint.ts';
import { None } from '../none.ts';
import { inside, optional, optionalText, text } from '../wire.ts';
import { PayTo } from './payments.ts';

/** A picture in the reply itself, so that papers hold it without another request: PNG or JPEG, of at most 90,000 characters. */
const Logo = z.string().check(z.regex(/^data:image\/(?:png|jpeg);base64,[\w+/=]+$/), z.maxLength(90_000));

/** How a dealer signs what their clients read. Assumed: the specification has no call for it. */
export const Brand = z.looseObject({
  /** What the clients know the dealer as; empty when they said nothing. */
  name: text,
  logo: optional(Logo),
  phone: optionalText,
  /** Street, number, neighbourhood and town, as one text. */
  address: optionalText,
  /** Terms of sale of their own, besides the shop's. */
  terms: optionalText,
  /** Where their clients pay. */
  pay_to: optional(PayTo),
});
export type Brand = z.output<typeof Brand>;

/** Who sells, as their clients read it. */
export const Seller = z.extend(Brand, { name: optionalText, email: optionalText });
export type Seller = z.output<typeof Seller>;

const OneBrand = inside(['data', 'brand'], Brand);

export const brandCalls = {
  brand: get('/api/brand', {
    summary: 'The brand of the current user on what their clients read',
    area: 'quotes',
    access: 'session',
    assumed: 'list',
    input: None,
    output: OneBrand,
  }),
  saveBrand: put('/api/brand', {
    summary: 'Change the brand of the current user',
    area: 'quotes',
    access: 'session',
    assumed: 'done',
    input: z.object({
      name: z.string(),
      /** A data URL; null for no logo. */
      logo: z.nullable(z.string()),
      phone: z.string(),
      address: z.string(),
      terms: z.string(),
      /** `clabe` is empty when the client is told no account. */
      pay_to: z.object({ bank: z.string(), holder: z.string(), clabe: z.string() }),
    }),
    output: OneBrand,
  }),
} as const satisfies Record<string, Endpoint>;
