import { href } from '#src/config/routes.ts';

/** Address of a saved quote in its maker's list. */
export const savedHref = (id: string): string =>
  `${href('quotes')}?${new URLSearchParams({ cotizacion: id }).toString()}`;
