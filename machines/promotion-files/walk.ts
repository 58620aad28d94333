import { page } from 'vitest/browser';
import { article, walkedPart } from '#tests/browser/walks/support/listed-part.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import type { promotionFilesMachine } from './promotion-files.machine.ts';

export const promotionFiles: WalkedScreen<typeof promotionFilesMachine> = walkedPart({
  part: () => page.getByRole('region', { name: 'Ediciones', exact: true }),
  waiting: 'Cargando la gaceta…',
  empty: 'Ahora no hay promociones publicadas.',
  row: article,
});
