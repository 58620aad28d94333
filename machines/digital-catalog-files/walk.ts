import { article, downloads, walkedPart } from '#tests/browser/walks/support/listed-part.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import type { digitalCatalogFilesMachine } from './digital-catalog-files.machine.ts';

export const digitalCatalogFiles: WalkedScreen<typeof digitalCatalogFilesMachine> = walkedPart({
  part: downloads,
  waiting: 'Cargando los catálogos…',
  empty: 'Todavía no hay catálogos digitales.',
  row: article,
});
