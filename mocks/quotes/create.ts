import { quotes, type QuoteRow } from '../rows/quote.ts';
import type { UserRow } from '../rows/user.ts';
import { nextNumber } from './find.ts';
import { NEW_QUOTE_FIELDS } from './new-quote-fields.ts';
import type { Content } from './read-content.ts';
import type { newShare } from './share.ts';

/** Adds a quote as a draft. */
export async function createQuote(
  maker: Pick<UserRow, 'id'>,
  id: string,
  content: Content & Partial<ReturnType<typeof newShare> & Pick<QuoteRow, 'requested_online'>>,
): Promise<QuoteRow> {
  const now = new Date().toISOString();
  return quotes.create({
    ...NEW_QUOTE_FIELDS,
    ...content,
    id,
    number: nextNumber(),
    user_id: maker.id,
    created_at: now,
    updated_at: now,
  });
}
