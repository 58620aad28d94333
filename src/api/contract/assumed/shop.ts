import * as z from 'zod/mini';
import { get, post, type Endpoint } from '../endpoint.ts';
import { None } from '../none.ts';
import { Acknowledged } from '../reply.ts';
import { list, optionalNumber, optionalText, whole, withAliases } from '../wire.ts';

/**
 * A dealer as visitors see one: a user whom an administrator made visible on the map. Assumed: the specification
 * has the screen (R03), not the call. One without coordinates is in the list and not on the map.
 */
export const Dealer = withAliases(
  { lat: ['latitude'], lng: ['longitude'], name: ['company'] },
  z.looseObject({
    id: whole,
    name: optionalText,
    phone: optionalText,
    /** International number, digits only. */
    whatsapp: optionalText,
    email: optionalText,
    /** Street, number and neighbourhood. */
    address: optionalText,
    state: optionalText,
    municipality: optionalText,
    /** Degrees north. */
    lat: optionalNumber,
    /** Degrees east; negative all over Mexico. */
    lng: optionalNumber,
    /** What they sell: families of products by their ids, `motorizacion` besides. */
    products: z.pipe(
      z.optional(z.nullable(z.array(z.string()))),
      z.transform((value) => value ?? []),
    ),
  }),
);
export type Dealer = z.output<typeof Dealer>;

export const shopCalls = {
  dealers: get('/api/dealers', {
    summary: 'Dealers that visitors see',
    area: 'shop',
    access: 'anyone',
    assumed: 'list',
    input: None,
    output: list(Dealer),
  }),
  sendMessage: post('/api/contact', {
    summary: 'Write to the shop',
    area: 'shop',
    access: 'anyone',
    // There is no list in this area: without this call it has nothing.
    assumed: 'list',
    input: z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      message: z.string(),
      /** Response token of the human-verification widget. */
      captcha: z.string(),
    }),
    output: Acknowledged,
  }),
} as const satisfies Record<string, Endpoint>;
