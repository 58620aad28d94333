import { page } from 'vitest/browser';
import type { catalogPricesMachine, catalogsMachine } from '#machines/catalog.machine.ts';
import type { CatalogItem, CatalogPrice } from '#src/api/contract/catalog.ts';
import type { WalkedScreen } from '../support/screen.ts';
import { walkedPart } from './files.ts';

export const catalogs: WalkedScreen<typeof catalogsMachine> = walkedPart<CatalogItem>({
  part: () => page.getByRole('region', { name: 'Telas y colores' }),
  waiting: 'Cargando las telas…',
  empty: 'Todavía no hay nada en tu catálogo.',
  row: (part, { name }) => part.getByRole('heading', { name }),
});

export const catalogPrices: WalkedScreen<typeof catalogPricesMachine> = walkedPart<CatalogPrice>({
  part: () => page.getByRole('region', { name: 'Precios', exact: true }),
  waiting: 'Cargando los precios…',
  empty: 'Todavía no hay precios en tu catálogo.',
  row: (part, { name }) => part.getByRole('cell', { name }),
});
