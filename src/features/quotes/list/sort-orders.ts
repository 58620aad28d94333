import { instantOf } from '#src/format/dates.ts';
import type { SortColumns } from '#src/lists/sort-order.ts';
import { quoteName } from '../quote-name.ts';
import { statusRank } from '../status/status-names.ts';
import type { QuoteRow } from './row.ts';

export const quoteValues: SortColumns<QuoteRow> = {
  folio: ({ quote }) => quote.folio,
  cliente: ({ quote }) => quoteName(quote),
  hecha: ({ quote }) => instantOf(quote.created_at),
  estado: ({ status }) => statusRank(status),
  total: ({ quote }) => quote.totals.total_centavos,
  ventanas: ({ windows }) => windows,
  vence: ({ daysLeft }) => daysLeft,
  autor: ({ quote }) => quote.made_by?.name ?? null,
};

/** Sorts the newest first. */
export const STANDARD_ORDER = '-hecha';
