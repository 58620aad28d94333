import * as z from 'zod/mini';
import { QUOTE_VALID_DAYS } from '#src/content/terms.ts';
import type { Messages } from '../requests/refusal.ts';
import type { FormerOfferRow, QuoteRow } from '../rows/quote.ts';
import { daysAfter, today } from '../today.ts';

/** Why a quote cannot be offered: it has to say for whom it is. */
export const recipientErrors = ({ client }: Pick<QuoteRow, 'client'>): Messages =>
  client.name === '' ? { 'client.name': ['Escribe para quién es.'] } : {};

const MOST_VALID_DAYS = 60;
const WRONG_DAYS = `Elige de 1 a ${String(MOST_VALID_DAYS)} días.`;

/** How many days a quote is valid; without it, as many as the shop gives. */
export const validDays = z.optional(
  z.int(WRONG_DAYS).check(z.gte(1, WRONG_DAYS), z.lte(MOST_VALID_DAYS, WRONG_DAYS)),
);

/**
 * Returns the fields of a quote that is sent to its client: a link that is impossible to guess, and a last day of
 * validity.
 */
export const newShare = (days = QUOTE_VALID_DAYS) => ({
  share: crypto.randomUUID().replaceAll('-', ''),
  ...newOffer(days),
});

const newOffer = (days = QUOTE_VALID_DAYS) => ({
  status: 'enviada' as const,
  sent_at: new Date().toISOString(),
  viewed_at: null,
  answered_at: null,
  answer_note: null,
  asked_change: null,
  left_out: [],
  expires_on: daysAfter(today(), days),
});

const offerOf = (row: QuoteRow): FormerOfferRow => ({
  version: row.version,
  status: row.status,
  margin_bp: row.margin_bp,
  line_margins: row.line_margins ?? [],
  own_lines: row.own_lines ?? [],
  rounded: row.rounded ?? false,
  windows: row.windows,
  postal_code: row.postal_code,
  price_list: row.price_list,
  tier: row.tier,
  sent_at: row.sent_at,
  viewed_at: row.viewed_at,
  answered_at: row.answered_at,
  answer_note: row.answer_note,
  asked_change: row.asked_change,
  expires_on: row.expires_on,
});

/**
 * Returns the fields of the next version of an offered quote: its link stays, and the version before is kept. Without days
 * it holds at least as long as that one, whose maker may have chosen more.
 */
export function nextVersion(row: QuoteRow, days?: number) {
  const offer = newOffer(days);
  const { expires_on: before } = row;
  const isLonger = days === undefined && before !== null && before > offer.expires_on;
  return {
    ...offer,
    expires_on: isLonger ? before : offer.expires_on,
    version: row.version + 1,
    former: [...row.former, offerOf(row)],
  };
}
