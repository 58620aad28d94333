import * as z from 'zod/mini';
import { Fitting } from '#src/quoting/fitting.ts';
import { Line } from '#src/quoting/line.ts';
import { Mount } from '#src/quoting/measures/measured.ts';
import { get, post, type Endpoint } from '../endpoint.ts';
import { optionalDay } from '../moment.ts';
import { None } from '../none.ts';
import { Acknowledged } from '../reply.ts';
import {
  flag,
  list,
  listOrNone,
  number,
  optionalDegrees,
  optionalText,
  text,
  whole,
  withAliases,
} from '../wire.ts';

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
    lat: optionalDegrees,
    /** Degrees east; negative everywhere in Mexico. */
    lng: optionalDegrees,
    /** What the dealer sells: ids of product families, and `motorizacion`. */
    products: listOrNone(z.string()),
  }),
);
export type Dealer = z.output<typeof Dealer>;

/** Something that a window waits for. */
const Wait = z.looseObject({
  /** `tela`: its cloth; `material`: a motor, a remote, a profile. */
  kind: z.enum(['tela', 'material']),
  /** Its name: "Blackout Lino, Blanco". */
  what: text,
  /** `out`: nothing is free; `short`: not enough for these windows; `unknown`: nobody counted it. */
  state: z.enum(['out', 'short', 'unknown']),
  /** The day that enough has arrived, `YYYY-MM-DD`; null when not known. */
  arrives_on: optionalDay,
});

/**
 * What a window waits for, in words and a day: quantities are only for those who may see the inventory. Assumed: the
 * specification has no call for it.
 */
const WindowSupply = z.looseObject({
  /** Key of the window. */
  key: text,
  /** Whether its cloth is below the reorder level. */
  low: flag,
  waits: z.array(Wait),
});
export type WindowSupply = z.output<typeof WindowSupply>;

/** A window that is asked about. */
export const AskedWindow = z.object({
  key: z.string(),
  variant: z.string(),
  color: z.string(),
  line: Line,
  mount: z.nullable(Mount),
  fitting: z.nullable(Fitting),
});
export type AskedWindow = z.output<typeof AskedWindow>;

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
  written_on: optionalDay,
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
  /** The windows are taken together, after everything that was ordered before. */
  availability: post('/api/availability', {
    summary: 'What windows wait for if they are ordered today, without quantities',
    area: 'shop',
    access: 'anyone',
    assumed: 'list',
    input: z.object({ windows: z.array(AskedWindow) }),
    output: list(WindowSupply),
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
    keyed: true,
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
