import * as z from 'zod/mini';
import { get, post, put, remove, type Endpoint } from '../endpoint.ts';
import { optionalDay, optionalMoment } from '../moment.ts';
import { None } from '../none.ts';
import { Acknowledged } from '../reply.ts';
import {
  exactFlagOrFalse,
  exactListOrNone,
  flagOrFalse,
  inside,
  list,
  listOrNone,
  optional,
  optionalButExact,
  optionalText,
  text,
  versionNumber,
  whole,
} from '../wire.ts';
import { Seller } from './brand.ts';
import {
  AddressPayload,
  Client,
  DeliveryAddress,
  LineMargin,
  LineMarginPayload,
  maker,
  OwnLine,
  OwnLinePayload,
  PricedWindow,
  PriceListRef,
  SeenPrice,
  Totals,
  WindowPayload,
} from './quoted.ts';

/** The states of a quote, as the trade names them. */
export const quoteStatuses = [
  'borrador',
  'enviada',
  'vista',
  'aceptada',
  'rechazada',
  'vencida',
  'convertida',
] as const;
export const QuoteStatus = z.enum(quoteStatuses);
export type QuoteStatus = z.output<typeof QuoteStatus>;

/** A change that the client asked for through the link, instead of an answer. */
export const AskedChange = z.looseObject({
  /** ISO 8601 date and time. */
  at: optionalMoment,
  /** What the client wrote of the whole quote. */
  note: optionalText,
  /** What the client wrote of single windows, by their keys. */
  windows: listOrNone(z.looseObject({ key: text, note: text })),
});
export type AskedChange = z.output<typeof AskedChange>;

/** An offer that a newer version replaced: it can no longer be answered. Prices are those of whoever reads it. */
const FormerVersion = z.looseObject({
  version: whole,
  /** Its status when it was replaced. */
  status: QuoteStatus,
  windows: z.array(PricedWindow),
  totals: Totals,
  /** The client's total, for its maker; null without a margin, and for everybody else. */
  client_totals: optionalButExact(Totals),
  /** ISO 8601 dates and times. */
  sent_at: optionalMoment,
  viewed_at: optionalMoment,
  answered_at: optionalMoment,
  answer_note: optionalText,
  asked_change: optional(AskedChange),
});

/** A quote as the user who made it sees it. */
export const SavedQuote = z.looseObject({
  /** The client that saves it first creates the id, so saving twice makes one quote. */
  id: text,
  /** Folio shown to people: "C-1042". */
  folio: text,
  status: QuoteStatus,
  /** "Casa de los Garza". */
  title: optionalText,
  /** Who buys; an administrator of the shop gets no dealer's client, margin, client's prices, notes and link. */
  client: optional(Client),
  /** The maker's margin on the client's price, in basis points; null when there is no price for a client. */
  margin_bp: optionalButExact(whole),
  /** The margins of windows that have their own. */
  line_margins: z.optional(exactListOrNone(LineMargin)),
  /** What the maker adds to the client's price. */
  own_lines: z.optional(exactListOrNone(OwnLine)),
  /** Whether the client pays whole tens of pesos. */
  rounded: exactFlagOrFalse,
  windows: z.array(PricedWindow),
  /** The optional windows that its client left out when they accepted it: they are in `windows` and totals no more. */
  left_out: z.optional(listOrNone(PricedWindow)),
  price_list: PriceListRef,
  /** Where it is delivered, on which freight and day depend; null when nobody said it. */
  postal_code: optionalText,
  /** The address that its client gave when they accepted it. */
  delivery: optional(DeliveryAddress),
  totals: Totals,
  /** The client's total; null when there is no margin. */
  client_totals: optionalButExact(Totals),
  /** Increases with every change: saving on top of an older revision is refused (409). */
  revision: whole,
  /** ISO 8601 dates and times. */
  created_at: optionalMoment,
  updated_at: optionalMoment,
  sent_at: optionalMoment,
  viewed_at: optionalMoment,
  answered_at: optionalMoment,
  /** The client's note with their answer. */
  answer_note: optionalText,
  /** The change that the client asked for in this version; null without one. */
  asked_change: optional(AskedChange),
  /** Increases when an offered quote is changed or renewed; only the newest version can be answered. */
  version: versionNumber,
  /** The versions before, the first one first. */
  former: listOrNone(FormerVersion),
  /** The last day of validity; it ends in the shop's time zone: `YYYY-MM-DD`. */
  expires_on: optionalDay,
  made_by: maker,
  /** Whether a visitor asked for it on the site: somebody of the shop answers. */
  requested_online: flagOrFalse,
  /** The version that the visitor asked for last; later ones are the shop's. */
  requested_version: versionNumber,
  /** Secret of the client's link, impossible to guess; null until the quote is sent. */
  share: optionalText,
  /** The order that the quote was converted into. */
  order_id: optionalText,
  /** Folio of that order, shown to people: "P-2051". */
  order_folio: optionalText,
  /** The day promised for that order: `YYYY-MM-DD`; null when nobody knows it yet. */
  promised_on: optionalDay,
});
export type SavedQuote = z.output<typeof SavedQuote>;

/** A quote as the client sees it through the link: only the client's price, not the seller's cost. */
export const SharedQuote = z.looseObject({
  folio: text,
  status: QuoteStatus,
  title: optionalText,
  client: optional(Client),
  /** null when the shop itself sells. */
  seller: optional(Seller),
  windows: z.array(PricedWindow),
  /** The optional windows that were left out when it was accepted. */
  left_out: z.optional(listOrNone(PricedWindow)),
  /** Where it is delivered; null when nobody said it. */
  postal_code: optionalText,
  totals: Totals,
  sent_at: optionalMoment,
  answered_at: optionalMoment,
  asked_change: optional(AskedChange),
  version: versionNumber,
  /** Of a visitor's request: the version that they asked for last; later ones are the shop's. */
  requested_version: versionNumber,
  former: listOrNone(FormerVersion),
  expires_on: optionalDay,
  /** The day promised for its order: `YYYY-MM-DD`; null without an order or with a cancelled one, and when nobody knows it yet. */
  promised_on: optionalDay,
});
export type SharedQuote = z.output<typeof SharedQuote>;

const Id = z.object({ id: z.string() });
/** The revision that the sender saw. */
const OnRevision = z.extend(Id, { revision: z.number() });

/** A quote as its maker sends it. */
export const QuotePayload = z.extend(SeenPrice, {
  id: z.string(),
  /** Revision of the quote to change; null for a new quote. */
  revision: z.nullable(z.number()),
  title: z.string(),
  client: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  margin_bp: z.nullable(z.number()),
  /** The margins of windows that have their own; left out without any. */
  line_margins: z.optional(z.array(LineMarginPayload)),
  /** What the maker adds to the client's price; left out without any. */
  own_lines: z.optional(z.array(OwnLinePayload)),
  /** Whether the client pays whole tens of pesos; left out where not. */
  rounded: z.optional(z.boolean()),
  windows: z.array(WindowPayload),
  /** Where it is delivered, on which freight and day depend; left out when nobody said it. */
  postal_code: z.optional(z.string()),
});

const OneQuote = inside(['data', 'quote'], SavedQuote);
const OneShared = inside(['data', 'quote'], SharedQuote);

export const quoteCalls = {
  quotes: get('/api/quotes', {
    summary: 'Quotes of the current user',
    area: 'quotes',
    access: 'session',
    assumed: 'list',
    input: None,
    output: list(SavedQuote),
  }),
  /**
   * Quotes of the users in the distributor's network, each with its maker; all quotes for an administrator.
   */
  networkQuotes: get('/api/network/quotes', {
    summary: 'Quotes of the users for whom the current user is responsible',
    area: 'quotes',
    access: 'session',
    assumed: 'list',
    input: None,
    output: list(SavedQuote),
  }),
  quote: get('/api/quotes/:id', {
    summary: 'One quote',
    area: 'quotes',
    access: 'session',
    assumed: 'done',
    input: Id,
    output: OneQuote,
  }),
  /**
   * Creates or changes a quote: repeating the call with the same id and content changes nothing. A changed quote that
   * was offered becomes its next version: the same link shows it, and the client answers anew.
   */
  saveQuote: put('/api/quotes/:id', {
    summary: 'Create or change a quote (the client creates the id, so repeating the call makes one quote)',
    area: 'quotes',
    access: 'session',
    assumed: 'done',
    keyed: true,
    changes: ['quotes'],
    input: QuotePayload,
    output: OneQuote,
  }),
  removeQuote: remove('/api/quotes/:id', {
    summary: 'Delete a quote',
    area: 'quotes',
    access: 'session',
    assumed: 'done',
    changes: ['quotes'],
    input: Id,
    output: Acknowledged,
  }),
  /** Creates the link and starts the validity period. */
  sendQuote: post('/api/quotes/:id/send', {
    summary: 'Send a quote: creates its link and starts its validity period',
    area: 'quotes',
    access: 'session',
    assumed: 'done',
    changes: ['quotes'],
    input: z.extend(OnRevision, {
      /** How many days it is valid, not counting today; without it as many as the shop gives. */
      days: z.optional(z.number()),
    }),
    output: OneQuote,
  }),
  /** Records the answer that the client gave by telephone. */
  answerQuote: post('/api/quotes/:id/answer', {
    summary: 'Record the client’s answer',
    area: 'quotes',
    access: 'session',
    assumed: 'done',
    changes: ['quotes'],
    /** `left_out`: the keys of optional windows that the client does not want. */
    input: z.extend(OnRevision, { accept: z.boolean(), left_out: z.optional(z.array(z.string())) }),
    output: OneQuote,
  }),
  /**
   * Applies today's prices and restarts the validity period, as the next version: the same link shows it, and an
   * earlier answer stays with the version that it was given to. An accepted quote whose prices are still valid is
   * refused (409), because it can be ordered. `days`: how many days it is then valid, not counting today; without it at
   * least as many as before.
   */
  renewQuote: post('/api/quotes/:id/renew', {
    summary: 'Apply today’s prices to a quote and restart its validity period',
    area: 'quotes',
    access: 'session',
    assumed: 'done',
    changes: ['quotes'],
    input: z.extend(OnRevision, { ...SeenPrice.shape, days: z.optional(z.number()) }),
    output: OneQuote,
  }),
  /** Turns the quote into an order: exactly one, even when the call is repeated. */
  convertQuote: post('/api/quotes/:id/order', {
    summary: 'Turn a quote into exactly one order',
    area: 'quotes',
    access: 'session',
    assumed: 'done',
    changes: ['quotes', 'orders'],
    /**
     * `notes`: for the workshop. `postal_code`: where it is delivered, on which the promised day depends; left out
     * when nobody said it. `total_centavos`: what the sender saw, with its freight; the server refuses (422) another.
     */
    input: z.extend(OnRevision, {
      notes: z.string(),
      postal_code: z.optional(z.string()),
      /** Its address; left out when nobody typed it. */
      delivery: z.optional(AddressPayload),
      total_centavos: z.optional(z.number()),
    }),
    output: OneQuote,
  }),
  /** The first view changes the state from `enviada` to `vista` (a GET that writes); a view by its maker does not. */
  sharedQuote: get('/api/shared-quotes/:share', {
    summary: 'A quote as its client sees it (a GET that writes)',
    area: 'quotes',
    access: 'anyone',
    on401: 'keep-session',
    assumed: 'done',
    writes: true,
    input: z.object({ share: z.string() }),
    output: OneShared,
  }),
  answerSharedQuote: put('/api/shared-quotes/:share', {
    summary: 'Accept or reject a quote as its client',
    area: 'quotes',
    access: 'anyone',
    on401: 'keep-session',
    assumed: 'done',
    /**
     * `version`: the one that the client saw; the server refuses (409) an answer to another. `postal_code` and `delivery`:
     * where it goes, of an accepted quote that names no place; left out when nobody said it. `left_out`: the keys of
     * optional windows that the client does not want; the server refuses (422) those of others, and all of them.
     */
    input: z.object({
      share: z.string(),
      version: z.number(),
      accept: z.boolean(),
      left_out: z.optional(z.array(z.string())),
      note: z.string(),
      postal_code: z.optional(z.string()),
      delivery: z.optional(AddressPayload),
    }),
    output: OneShared,
  }),
  /** The client asks for a change instead of answering; asking again replaces what was asked. */
  askForChange: put('/api/shared-quotes/:share/change', {
    summary: 'Ask for a change of a quote as its client',
    area: 'quotes',
    access: 'anyone',
    on401: 'keep-session',
    assumed: 'done',
    /** `version`: the one that the client saw. `windows`: notes on single windows, by their keys. */
    input: z.object({
      share: z.string(),
      version: z.number(),
      note: z.string(),
      windows: z.array(z.object({ key: z.string(), note: z.string() })),
    }),
    output: OneShared,
  }),
  /** A visitor requests a quote for the configured windows. */
  requestQuote: post('/api/quote-requests', {
    summary: 'Request a quote as a visitor',
    area: 'quotes',
    access: 'anyone',
    // This area has no list: without this call it has nothing to show.
    assumed: 'list',
    keyed: true,
    input: z.extend(SeenPrice, {
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      windows: z.array(WindowPayload),
      /** Where it is delivered; left out when nobody said it. */
      postal_code: z.optional(z.string()),
      /**
       * Secret of an earlier request that this one changes: while nobody has answered that, it keeps its folio and link, and
       * this is its next version. Else it is a request of its own.
       */
      share: z.optional(z.string()),
      /** Response token of the human-verification widget. */
      captcha: z.string(),
    }),
    /** `share`: secret of the visitor's link to the quote; null where the server makes none. */
    output: inside(['data'], z.looseObject({ folio: text, share: optionalText })),
  }),
} as const satisfies Record<string, Endpoint>;
