import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { Prices } from '../one/client-prices.ts';
import type { WindowFacts } from '../one/window-facts.ts';

/** Somebody as they stand on paper. */
export interface Party {
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/**
 * What is printed of a quote. A client's copy is given the client's prices and nothing else: what a quote costs its
 * maker is not in here, so that no slip can print it.
 */
export interface Paper {
  readonly folio: string;
  readonly title: string | null;
  /** "24 ago 2026" */
  readonly madeOn: string | null;
  readonly holdsUntil: string | null;
  readonly status: string;
  readonly client: Party | null;
  readonly seller: Party;
  readonly windows: readonly WindowFacts[];
  readonly prices: Prices;
  /** Only of the maker's own copy: what it costs them, and what they earn. */
  readonly own: { readonly cost: Prices; readonly marginBp: number | null } | null;
}

/** "C-1042-cliente.pdf" */
export const fileName = ({ folio }: Pick<SavedQuote, 'folio'>, isOwn: boolean): string =>
  `${folio.replaceAll(/[^\p{L}\p{N}-]+/gu, '-')}${isOwn ? '-con-mi-costo' : ''}.pdf`;
