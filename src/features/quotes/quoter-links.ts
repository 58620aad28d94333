import { href } from '#src/config/routes.ts';
import { QUOTE } from './list/query-parameter.ts';

const quoterWith = (query: Readonly<Record<string, string>>): string =>
  `${href('quoter')}?${new URLSearchParams(query).toString()}`;

/** A link to the quoter without windows. */
export const newQuoteHref = (): string => quoterWith({ nueva: '1' });

/** A link to the quoter that asks for a list of windows, without any others. */
export const newListHref = (): string => quoterWith({ nueva: '1', hoja: 'lista' });

/** A link to the quoter for another quote to the client of a record or else of a saved quote: an address names no persons. */
export function newQuoteToHref(record: string | undefined, quote: string | undefined): string {
  if (record !== undefined) return quoterWith({ ficha: record });
  return quote === undefined ? newQuoteHref() : quoterWith({ para: quote });
}

/** A link to edit a saved quote in the quoter. */
export const editHref = (id: string): string => quoterWith({ editar: id });

/** A link to a copy of a saved quote in the quoter. */
export const duplicateHref = (id: string): string => quoterWith({ duplicar: id });

/** A link to a quote in the person's own list, or in the network's. */
export const quoteHref = (id: string, isOwn: boolean): string =>
  `${href(isOwn ? 'quotes' : 'quotesAdmin')}?${new URLSearchParams({ [QUOTE]: id }).toString()}`;

/** A link to an order in the person's own list, or in the network's. */
export const orderHref = (id: string, isOwn: boolean): string =>
  `${href(isOwn ? 'orders' : 'ordersAdmin')}?${new URLSearchParams({ orden: id }).toString()}`;
