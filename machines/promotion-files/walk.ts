import { page } from 'vitest/browser';
import type { promotionFilesMachine } from './promotion-files.machine.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { walkedPart, article } from '#tests/browser/walks/support/listed-part.ts';

export const promotionFiles: WalkedScreen<typeof promotionFilesMachine> = walkedPart({
  part: () => page.getByRole('region', { name: 'Ediciones', exact: true }),
  waiting: 'Cargando la gaceta…',
  empty: 'Ahora no hay promociones publicadas.',
  row: article,
});
