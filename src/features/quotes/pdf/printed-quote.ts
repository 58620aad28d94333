import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { Prices } from '../view/client-prices.ts';
import type { WindowFacts } from '../window-facts.ts';

/** A person's printed contact details. */
export interface Party {
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/**
 * What is printed of a quote. A client's copy holds only the client's prices: the maker's cost is not in it, so that no
 * mistake can print it.
 */
export interface PrintedQuote {
  readonly folio: string;
  readonly title: string | null;
  /** "24 ago 2026" */
  readonly madeOn: string | null;
  readonly holdsUntil: string | null;
  readonly status: string;
  readonly client: Party | null;
  readonly seller: Party;
  readonly windows: readonly WindowFacts[];
  /** The estimated delivery, as a sentence; null when the quote cannot be ordered any more. */
  readonly delivery: string | null;
  readonly prices: Prices;
  /** Only in the maker's own copy: the maker's cost and margin. */
  readonly own: { readonly cost: Prices; readonly marginBp: number | null } | null;
}

/** "C-1042.pdf" */
export const fileName = ({ folio }: Pick<SavedQuote, 'folio'>, isOwn: boolean): string =>
  `${folio.replaceAll(/[^\p{L}\p{N}-]+/gu, '-')}${isOwn ? '-con-mi-costo' : ''}.pdf`;
