import { page } from 'vitest/browser';
import { walkedPart } from '#tests/browser/walks/support/listed-part.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import type { publicationsMachine } from './publications.machine.ts';

export const publications: WalkedScreen<typeof publicationsMachine> = walkedPart({
  part: () => page.getByRole('region', { name: 'Lo publicado' }),
  waiting: 'Cargando lo publicado…',
  empty: 'Todavía no hay nada publicado aquí.',
  row: (part, { name }) => part.getByRole('listitem', { name, exact: true }),
});
