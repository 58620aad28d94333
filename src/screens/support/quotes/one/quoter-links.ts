import { href } from '#src/config/routes.ts';

const quoterWith = (query: Readonly<Record<string, string>>): string =>
  `${href('quoter')}?${new URLSearchParams(query).toString()}`;

/** The quoter with a saved quote, to be changed. */
export const editHref = (id: string): string => quoterWith({ editar: id });

/** The quoter with a copy of a saved quote. */
export const duplicateHref = (id: string): string => quoterWith({ duplicar: id });

/** The order that came of a quote: among the person's own, or else among those of their network. */
export const orderHref = (id: string, isOwn: boolean): string =>
  `${href(isOwn ? 'orders' : 'ordersAdmin')}?${new URLSearchParams({ orden: id }).toString()}`;
