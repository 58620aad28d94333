import type { Fields } from '../body.ts';
import { conflict } from '../refusal.ts';
import { quotes, type QuoteRow } from '../rows/quote.ts';
import { sameText } from '../validation/same-id.ts';
import { validate } from '../validation/fields.ts';
import { ownQuote } from './find.ts';
import { revision } from './revision.ts';
import type { UserRow } from '../rows/user.ts';

const STALE = 'Esta cotización cambió mientras la veías. Recárgala para ver lo nuevo.';

type Change = Partial<Omit<QuoteRow, 'id' | 'number' | 'user_id' | 'revision' | 'updated_at'>>;

/** Changes a quote: a new revision of it. */
export async function changeQuote(
  before: QuoteRow,
  last: QuoteRow['last'],
  changes: Change,
): Promise<QuoteRow> {
  const next = { ...changes, last, revision: before.revision + 1, updated_at: new Date().toISOString() };
  const row = await quotes.update((query) => query.where(({ id }) => id === before.id), {
    data: (draft) => {
      Object.assign(draft, next);
    },
  });
  return row ?? before;
}

/** Whether a sender saw the revision just before this one, and asks again for what made this one. */
export const isRepeat = (row: QuoteRow, last: QuoteRow['last'], seen: number | null): boolean =>
  row.last === last && (seen ?? 0) === row.revision - 1;

/** @throws Refusal 409 where the sender saw another revision */
export function mustBeAt(row: QuoteRow, seen: number | null): void {
  if (seen !== row.revision) throw conflict(STALE);
}

/** What a call on a revision of one's own quote is about. @throws Refusal 404, or 422 where no revision is told */
export function onRevision(person: UserRow, id: string, fields: Fields) {
  const row = ownQuote(person, id);
  const sent = validate(fields, { id: sameText(id), revision });
  return { row, seen: sent.revision };
}
