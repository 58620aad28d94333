import * as z from 'zod/mini';
import { get, post, put, remove, type Endpoint } from '../endpoint.ts';
import { None } from '../none.ts';
import { Acknowledged } from '../reply.ts';
import { inside, list, optional, optionalText, optionalWhole, text, whole } from '../wire.ts';
import { Client, maker, PricedWindow, PriceListRef, SeenPrice, Totals, WindowPayload } from './quoted.ts';

/** The states of a quote, in the words of the trade. */
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

/** A quote as its maker sees it. */
export const SavedQuote = z.looseObject({
  /** The client that saves it first gives the id, so saving twice makes one quote. */
  id: text,
  /** What people call it: "C-1042". */
  folio: text,
  status: QuoteStatus,
  /** "Casa de los Garza". */
  title: optionalText,
  client: optional(Client),
  /** What the maker earns of the client's price, in basis points; null where there is no price for a client. */
  margin_bp: optionalWhole,
  windows: z.array(PricedWindow),
  price_list: PriceListRef,
  totals: Totals,
  /** What the client is to pay; null where there is no margin. */
  client_totals: optional(Totals),
  /** Grows with every change: who saves on top of an older one is refused (409). */
  revision: whole,
  /** ISO 8601 moments. */
  created_at: optionalText,
  updated_at: optionalText,
  sent_at: optionalText,
  viewed_at: optionalText,
  answered_at: optionalText,
  /** What the client wrote with their answer. */
  answer_note: optionalText,
  /** The last day on which it holds, until that day ends in the shop's time zone: `YYYY-MM-DD`. */
  expires_on: optionalText,
  made_by: maker,
  /** Word of the link for the client, which nobody can guess; null until it was sent. */
  share: optionalText,
  /** The order that came of it. */
  order_id: optionalText,
  /** What people call that order: "P-2051". */
  order_folio: optionalText,
});
export type SavedQuote = z.output<typeof SavedQuote>;

/** A quote as the client sees it through the link: the client's price alone, nothing of what it costs the seller. */
export const SharedQuote = z.looseObject({
  folio: text,
  status: QuoteStatus,
  title: optionalText,
  client: optional(Client),
  seller: optional(z.looseObject({ name: optionalText, phone: optionalText, email: optionalText })),
  windows: z.array(PricedWindow),
  totals: Totals,
  sent_at: optionalText,
  answered_at: optionalText,
  expires_on: optionalText,
});
export type SharedQuote = z.output<typeof SharedQuote>;

const Id = z.object({ id: z.string() });
/** The revision that the sender saw. */
const OnRevision = z.extend(Id, { revision: z.number() });

const QuotePayload = z.extend(SeenPrice, {
  id: z.string(),
  /** Of the quote that this changes; null for a new one. */
  revision: z.nullable(z.number()),
  title: z.string(),
  client: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  margin_bp: z.nullable(z.number()),
  windows: z.array(WindowPayload),
});

const OneQuote = inside(['data', 'quote'], SavedQuote);
const OneShared = inside(['data', 'quote'], SharedQuote);

export const quoteCalls = {
  quotes: get('/api/quotes', {
    summary: 'The quotes of the person who asks',
    area: 'quotes',
    access: 'session',
    assumed: 'list',
    input: None,
    output: list(SavedQuote),
  }),
  /** Those of everybody whom the distributor answers for, each with who made it; an administrator's: all. */
  networkQuotes: get('/api/network/quotes', {
    summary: 'The quotes of everybody whom the person answers for',
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
  /** Creates or changes: repeating it with the same id and content changes nothing. */
  saveQuote: put('/api/quotes/:id', {
    summary: 'Create or change a quote (the id is the client’s: repeating it makes one)',
    area: 'quotes',
    access: 'session',
    assumed: 'done',
    changes: ['quotes'],
    input: QuotePayload,
    output: OneQuote,
  }),
  removeQuote: remove('/api/quotes/:id', {
    summary: 'Forget a quote',
    area: 'quotes',
    access: 'session',
    assumed: 'done',
    changes: ['quotes'],
    input: Id,
    output: Acknowledged,
  }),
  /** Makes the link and starts the days for which it holds. */
  sendQuote: post('/api/quotes/:id/send', {
    summary: 'Send a quote: makes its link, starts the days for which it holds',
    area: 'quotes',
    access: 'session',
    assumed: 'done',
    changes: ['quotes'],
    input: OnRevision,
    output: OneQuote,
  }),
  /** What the client said on the telephone. */
  answerQuote: post('/api/quotes/:id/answer', {
    summary: 'Note what the client answered',
    area: 'quotes',
    access: 'session',
    assumed: 'done',
    changes: ['quotes'],
    input: z.extend(OnRevision, { accept: z.boolean() }),
    output: OneQuote,
  }),
  /**
   * Prices it by today's list and starts the days anew; the old link is gone, and with it an answer that was given. What
   * was accepted at prices that still hold is refused (409): it can be ordered.
   */
  renewQuote: post('/api/quotes/:id/renew', {
    summary: 'Price a quote by today’s list and start its days anew',
    area: 'quotes',
    access: 'session',
    assumed: 'done',
    changes: ['quotes'],
    input: z.extend(OnRevision, SeenPrice.shape),
    output: OneQuote,
  }),
  /** Makes an order of it: exactly one, however often it is asked for. */
  convertQuote: post('/api/quotes/:id/order', {
    summary: 'Make an order of a quote, exactly one',
    area: 'quotes',
    access: 'session',
    assumed: 'done',
    changes: ['quotes', 'orders'],
    input: OnRevision,
    output: OneQuote,
  }),
  /** The first look makes of `enviada` a `vista` (a GET that writes). */
  sharedQuote: get('/api/shared-quotes/:share', {
    summary: 'A quote as its client sees it (a GET that writes)',
    area: 'quotes',
    access: 'anyone',
    assumed: 'done',
    writes: true,
    input: z.object({ share: z.string() }),
    output: OneShared,
  }),
  answerSharedQuote: put('/api/shared-quotes/:share', {
    summary: 'The client accepts or rejects a quote',
    area: 'quotes',
    access: 'anyone',
    assumed: 'done',
    input: z.object({ share: z.string(), accept: z.boolean(), note: z.string() }),
    output: OneShared,
  }),
  /** A visitor asks for what they have put together. */
  requestQuote: post('/api/quote-requests', {
    summary: 'A visitor asks for a quote',
    area: 'quotes',
    access: 'anyone',
    // There is no list in this area: without this call it has nothing.
    assumed: 'list',
    input: z.extend(SeenPrice, {
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      windows: z.array(WindowPayload),
      /** Response token of the human-verification widget. */
      captcha: z.string(),
    }),
    output: inside(['data'], z.looseObject({ folio: text })),
  }),
} as const satisfies Record<string, Endpoint>;
