import { Collection } from '@msw/data';
import * as z from 'zod/mini';
import { AddressPayload, LineMarginPayload, OwnLinePayload } from '#src/api/contract/assumed/quoted.ts';
import { ContactRow, pricing, WindowRow } from './window.ts';

const moment = z.nullable(z.iso.datetime());

const AskedChangeRow = z.nullable(
  z.object({
    at: z.iso.datetime(),
    note: z.nullable(z.string()),
    windows: z.array(z.object({ key: z.string(), note: z.string() })),
  }),
);

const status = z.enum(['borrador', 'enviada', 'vista', 'aceptada', 'rechazada', 'convertida']);

/** What a version of a quote offers, and what its client did with it. */
const offer = {
  version: z.number(),
  status,
  margin_bp: z.nullable(z.number()),
  /** The margins of windows that have their own. */
  line_margins: z.optional(z.array(LineMarginPayload)),
  /** What its maker adds to the client's price. */
  own_lines: z.optional(z.array(OwnLinePayload)),
  /** Whether its client pays whole tens of pesos. */
  rounded: z.optional(z.boolean()),
  windows: z.array(WindowRow),
  /** Where it is delivered; null when nobody said it. */
  postal_code: z.nullable(z.string()),
  ...pricing,
  sent_at: moment,
  viewed_at: moment,
  answered_at: moment,
  answer_note: z.nullable(z.string()),
  asked_change: AskedChangeRow,
  expires_on: z.nullable(z.iso.date()),
};

/** An offer that a newer version replaced. */
const FormerOfferRow = z.object(offer);
export type FormerOfferRow = z.output<typeof FormerOfferRow>;

/** A quote. Expiry is not stored: it follows from the last day of validity. */
export const QuoteRow = z.object({
  id: z.string(),
  /** The number in its folio. */
  number: z.number(),
  user_id: z.number(),
  /** Whether a visitor asked for it on the site. */
  requested_online: z.optional(z.boolean()),
  /** The version that they asked for last. */
  requested_version: z.optional(z.number()),
  title: z.string(),
  client: ContactRow,
  ...offer,
  /** The versions before, the first one first. */
  former: z.array(FormerOfferRow),
  revision: z.number(),
  /** The change that created this revision: repeating that change returns the same reply. */
  last: z.enum(['save', 'send', 'answer', 'renew', 'convert', 'request']),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** Secret of the client's link, which shows the newest version. */
  share: z.nullable(z.string()),
  order_id: z.nullable(z.string()),
  /** The optional windows that its client left out when they accepted it. */
  left_out: z.optional(z.array(WindowRow)),
  /** The address that its client gave when they accepted it. */
  delivery: z.optional(z.nullable(AddressPayload)),
});
export type QuoteRow = z.output<typeof QuoteRow>;

export const quotes = new Collection({ schema: QuoteRow });
