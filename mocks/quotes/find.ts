import { isResponsibleFor } from '../network.ts';
import { notFound } from '../requests/refusal.ts';
import { quotes, type QuoteRow } from '../rows/quote.ts';
import type { UserRow } from '../rows/user.ts';

/** Sorts the most recently changed quote first. */
const byAge = (one: QuoteRow, other: QuoteRow) =>
  other.updated_at.localeCompare(one.updated_at) || other.number - one.number;

/** Returns the quotes of these users. */
export const quotesOf = (makers: readonly Pick<UserRow, 'id'>[]): QuoteRow[] => {
  const ids = new Set(makers.map(({ id }) => id));
  return quotes
    .all()
    .filter(({ user_id }) => ids.has(user_id))
    .toSorted(byAge);
};

/** Returns the quote with this id, of any user. */
export const findQuote = (id: string): QuoteRow | undefined =>
  quotes.findFirst((query) => query.where((row) => row.id === id));

/** Returns a user's own quote. @throws Refusal 404 when it does not exist or belongs to another user */
export function ownQuote(person: UserRow, id: string): QuoteRow {
  const quote = findQuote(id);
  if (quote?.user_id !== person.id) throw notFound();
  return quote;
}

/** Returns a quote that a user may see. @throws Refusal 404 */
export function visibleQuote(person: UserRow, id: string): QuoteRow {
  const quote = findQuote(id);
  if (!quote || !isResponsibleFor(person, quote.user_id)) throw notFound();
  return quote;
}

/** Returns the quote of a client's link. @throws Refusal 404 when there is none */
export function findSharedQuote(share: string): QuoteRow {
  const quote = quotes.findFirst((query) => query.where((row) => row.share === share));
  if (!quote) throw notFound();
  return quote;
}

/** Returns the number of the next folio. */
export const nextNumber = (): number => Math.max(1_000, ...quotes.all().map(({ number }) => number)) + 1;
