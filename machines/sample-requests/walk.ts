import { walkedResource } from '#tests/browser/walks/support/resource.ts';
import { main } from '#tests/browser/walks/support/samples.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import type { sampleRequestsMachine } from './sample-requests.machine.ts';

const listed = walkedResource({
  part: main,
  label: 'Cargando las solicitudes de muestras…',
  loads: 'the list is loaded again when samples were sent',
  clears: 'nothing clears the list while it is open',
});

export const sampleRequests: WalkedScreen<typeof sampleRequestsMachine> = {
  interactions: listed.interactions,
  appearances: {
    idle: () => unseen(listed.failure()),
    ...listed.waits,
    ready: async ({ context: { data } }) => {
      const first = data?.[0];
      await (first === undefined
        ? seen(main().getByText('Nadie ha pedido muestras todavía.'))
        : seen(main().getByRole('listitem', { name: first.folio })));
    },
    failed: () => seen(listed.failure()),
  },
};
