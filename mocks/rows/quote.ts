import { Collection } from '@msw/data';
import * as z from 'zod/mini';
import { ContactRow, pricing, WindowRow } from './window.ts';

const moment = z.nullable(z.iso.datetime());

/** A quote. Expiry is not stored: it follows from the last day of validity. */
export const QuoteRow = z.object({
  id: z.string(),
  /** The number in its folio. */
  number: z.number(),
  user_id: z.number(),
  /** Whether a visitor asked for it on the site. */
  requested_online: z.optional(z.boolean()),
  status: z.enum(['borrador', 'enviada', 'vista', 'aceptada', 'rechazada', 'convertida']),
  title: z.string(),
  client: ContactRow,
  margin_bp: z.nullable(z.number()),
  windows: z.array(WindowRow),
  /** Where it is delivered; null when nobody said it. */
  postal_code: z.nullable(z.string()),
  ...pricing,
  revision: z.number(),
  /** The change that created this revision: repeating that change returns the same reply. */
  last: z.enum(['save', 'send', 'answer', 'renew', 'convert']),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  sent_at: moment,
  viewed_at: moment,
  answered_at: moment,
  answer_note: z.nullable(z.string()),
  expires_on: z.nullable(z.iso.date()),
  /** Secret of the client's link. */
  share: z.nullable(z.string()),
  /** Secrets of replaced links. */
  former_shares: z.array(z.string()),
  order_id: z.nullable(z.string()),
});
export type QuoteRow = z.output<typeof QuoteRow>;

export const quotes = new Collection({ schema: QuoteRow });
