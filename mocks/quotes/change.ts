import type { Fields } from '../requests/body.ts';
import { conflict } from '../requests/refusal.ts';
import { quotes, type QuoteRow } from '../rows/quote.ts';
import type { UserRow } from '../rows/user.ts';
import { validate } from '../validation/fields.ts';
import { sameText } from '../validation/same-id.ts';
import { ownQuote } from './find.ts';
import { revision } from './revision.ts';

const STALE = 'Esta cotización cambió mientras la veías. Recárgala para ver lo nuevo.';

type Change = Partial<Omit<QuoteRow, 'id' | 'number' | 'user_id' | 'revision' | 'updated_at'>>;

/** Changes a quote and increases its revision. */
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

/** Whether the request repeats the last change: the sender saw the previous revision and requests the same change. */
export const isRepeat = (row: QuoteRow, last: QuoteRow['last'], seen: number | null): boolean =>
  row.last === last && (seen ?? 0) === row.revision - 1;

/** Checks that the sender saw the current revision. @throws Refusal 409 */
export function checkRevision(row: QuoteRow, seen: number | null): void {
  if (seen !== row.revision) throw conflict(STALE);
}

/**
 * Returns the user's own quote and the revision that the sender saw.
 * @throws Refusal 404, or 422 when the revision is missing
 */
export function ownQuoteAndRevision(person: UserRow, id: string, fields: Fields) {
  const row = ownQuote(person, id);
  const sent = validate(fields, { id: sameText(id), revision });
  return { row, seen: sent.revision };
}
