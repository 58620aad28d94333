import type { ClientRecord } from '#src/api/contract/assumed/clients.ts';
import { walkedData } from '#tests/browser/walks/support/listed-part.ts';
import { main } from '#tests/browser/walks/support/samples.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen } from '#tests/browser/walks/support/seeing.ts';
import type { clientsMachine } from './clients.machine.ts';

export const clients: WalkedScreen<typeof clientsMachine> = walkedData<readonly ClientRecord[]>({
  part: main,
  waiting: 'Cargando sus fichas…',
  sees: ([first]) =>
    first === undefined
      ? seen(main().getByRole('button', { name: 'Nuevo cliente' }))
      : seen(main().getByRole('link', { name: first.name ?? '' })),
});
