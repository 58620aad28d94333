import { quotes, type QuoteRow } from '../rows/quote.ts';
import type { UserRow } from '../rows/user.ts';
import { nextNumber } from './find.ts';
import type { Content } from './read-content.ts';

/** Adds a quote that nobody has seen yet. */
export async function createQuote(
  maker: Pick<UserRow, 'id'>,
  id: string,
  content: Content,
): Promise<QuoteRow> {
  const now = new Date().toISOString();
  return quotes.create({
    ...content,
    id,
    number: nextNumber(),
    user_id: maker.id,
    status: 'borrador',
    revision: 1,
    last: 'save',
    created_at: now,
    updated_at: now,
    sent_at: null,
    viewed_at: null,
    answered_at: null,
    answer_note: null,
    expires_on: null,
    share: null,
    former_shares: [],
    order_id: null,
  });
}
