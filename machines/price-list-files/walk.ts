import { article, downloads, walkedPart } from '#tests/browser/walks/support/listed-part.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import type { priceListFilesMachine } from './price-list-files.machine.ts';

export const priceListFiles: WalkedScreen<typeof priceListFilesMachine> = walkedPart({
  part: downloads,
  waiting: 'Cargando las listas…',
  empty: 'Todavía no hay listas de precios.',
  row: article,
});
