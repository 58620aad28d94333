import { page } from 'vitest/browser';
import type { CatalogItem } from '#src/api/contract/catalog.ts';
import { walkedPart } from '#tests/browser/walks/support/listed-part.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import type { catalogsMachine } from './catalogs.machine.ts';

export const catalogs: WalkedScreen<typeof catalogsMachine> = walkedPart<CatalogItem>({
  part: () => page.getByRole('region', { name: 'Telas y colores' }),
  waiting: 'Cargando las telas…',
  empty: 'Todavía no hay nada en tu catálogo.',
  row: (part, { name }) => part.getByRole('heading', { name }),
});
