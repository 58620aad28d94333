import { walkedResource } from '#tests/browser/walks/support/resource.ts';
import { main } from '#tests/browser/walks/support/samples.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import type { accountsMachine } from './accounts.machine.ts';

const list = () => main().getByRole('region', { name: 'Qué sigue' });

const listed = walkedResource({
  part: list,
  label: 'Cargando las cuentas…',
  loads: 'they are loaded once for each visit of the start',
  clears: 'nothing clears them while the start is open',
});

export const accounts: WalkedScreen<typeof accountsMachine> = {
  interactions: listed.interactions,
  appearances: {
    idle: () => unseen(listed.failure()),
    ...listed.waits,
    ready: async ({ context: { data } }) => {
      const [first] = data ?? [];
      const link = list().getByRole('link', { name: 'Darle su nivel' });
      await (first === undefined ? unseen(link) : seen(link));
    },
    failed: () => seen(listed.failure()),
  },
};
