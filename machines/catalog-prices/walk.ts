import { page } from 'vitest/browser';
import type { CatalogPrice } from '#src/api/contract/catalog.ts';
import { walkedPart } from '#tests/browser/walks/support/listed-part.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import type { catalogPricesMachine } from './catalog-prices.machine.ts';

export const catalogPrices: WalkedScreen<typeof catalogPricesMachine> = walkedPart<CatalogPrice>({
  part: () => page.getByRole('region', { name: 'Precios', exact: true }),
  waiting: 'Cargando los precios…',
  empty: 'Todavía no hay precios en tu catálogo.',
  row: (part, { name }) => part.getByRole('cell', { name }),
});
