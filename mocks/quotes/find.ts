import { answersFor } from '../network.ts';
import { notFound, Refusal } from '../refusal.ts';
import { quotes, type QuoteRow } from '../rows/quote.ts';
import type { UserRow } from '../rows/user.ts';

/** The newest change first. */
const byAge = (one: QuoteRow, other: QuoteRow) =>
  other.updated_at.localeCompare(one.updated_at) || other.number - one.number;

/** What these people have quoted. */
export const quotesOf = (makers: readonly Pick<UserRow, 'id'>[]): QuoteRow[] => {
  const ids = new Set(makers.map(({ id }) => id));
  return quotes
    .all()
    .filter(({ user_id }) => ids.has(user_id))
    .toSorted(byAge);
};

/** The quote with this id, of any person. */
export const findQuote = (id: string): QuoteRow | undefined =>
  quotes.findFirst((query) => query.where((row) => row.id === id));

/** A person's own quote. @throws Refusal 404 where it is nobody's or somebody else's */
export function ownQuote(person: UserRow, id: string): QuoteRow {
  const quote = findQuote(id);
  if (quote?.user_id !== person.id) throw notFound();
  return quote;
}

/** A quote that a person may see. @throws Refusal 404 */
export function visibleQuote(person: UserRow, id: string): QuoteRow {
  const quote = findQuote(id);
  if (!quote || !answersFor(person, quote.user_id)) throw notFound();
  return quote;
}

/** The quote behind a client's link. @throws Refusal 404 where there is none, 410 where the link was replaced */
export function sharedBehind(share: string): QuoteRow {
  const quote = quotes.findFirst((query) => query.where((row) => row.share === share));
  if (quote) return quote;
  const isFormer = quotes.all().some(({ former_shares }) => former_shares.includes(share));
  throw isFormer
    ? new Refusal(410, 'Esta cotización se renovó: pide la liga nueva a quien te la envió.')
    : notFound();
}

/** The figure of the next folio. */
export const nextNumber = (): number => Math.max(1_000, ...quotes.all().map(({ number }) => number)) + 1;
