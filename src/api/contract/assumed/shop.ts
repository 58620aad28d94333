import * as z from 'zod/mini';
import { get, post, type Endpoint } from '../endpoint.ts';
import { None } from '../none.ts';
import { Acknowledged } from '../reply.ts';
import { list, number, optionalNumber, optionalText, text, whole, withAliases } from '../wire.ts';

/**
 * A dealer as visitors see it: a user that an administrator made visible on the map. Assumed: the specification has
 * the screen (R03), but no call. A dealer without coordinates is in the list but not on the map.
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
    /** Opening hours, in words. */
    hours: optionalText,
    /** Degrees north. */
    lat: optionalNumber,
    /** Degrees east; negative everywhere in Mexico. */
    lng: optionalNumber,
    /** What the dealer sells: ids of product families, and `motorizacion`. */
    products: z.pipe(
      z.optional(z.nullable(z.array(z.string()))),
      z.transform((value) => value ?? []),
    ),
  }),
);
export type Dealer = z.output<typeof Dealer>;

/**
 * A fabric that is not simply available, in words and a day: quantities are only for those who may see the inventory.
 * Assumed: the specification has no call for it.
 */
const FabricAvailability = z.looseObject({
  /** The code of its colour, such as "EB-101". */
  code: text,
  /** `low`: below the reorder level; `out`: none is free. */
  state: z.enum(['low', 'out']),
  /** The day that more arrives, `YYYY-MM-DD`; null when not known. */
  arrives_on: optionalText,
});
export type FabricAvailability = z.output<typeof FabricAvailability>;

/**
 * What a buyer says of a product, without their name. The server sends only opinions whose purchase it verified.
 * Assumed: the specification has no call for it.
 */
const Opinion = z.looseObject({
  id: text,
  /** From 1 to 5, the best. */
  rating: z.pipe(number, z.number().check(z.minimum(1), z.maximum(5))),
  text: optionalText,
  city: optionalText,
  /** Slug of the colour that they bought. */
  color: optionalText,
  /** The day on which they wrote it, `YYYY-MM-DD`. */
  written_on: optionalText,
});
export type Opinion = z.output<typeof Opinion>;

export const shopCalls = {
  dealers: get('/api/dealers', {
    summary: 'Dealers shown to visitors',
    area: 'shop',
    access: 'anyone',
    assumed: 'list',
    input: None,
    output: list(Dealer),
  }),
  availability: get('/api/availability', {
    summary: 'Fabrics that are low or out of stock, without quantities',
    area: 'shop',
    access: 'anyone',
    assumed: 'list',
    input: None,
    output: list(FabricAvailability),
  }),
  opinions: get('/api/opinions/:variant', {
    summary: 'Opinions of people who bought a product, each verified by the server',
    area: 'shop',
    access: 'anyone',
    assumed: 'list',
    input: z.object({ variant: z.string() }),
    output: list(Opinion),
  }),
  sendMessage: post('/api/contact', {
    summary: 'Send a message to the shop',
    area: 'shop',
    access: 'anyone',
    // This area has no list: without this call it has nothing to show.
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
