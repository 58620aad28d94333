import { page } from 'vitest/browser';
import { walkedResource } from '#tests/browser/walks/support/resource.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import type { dealersMachine } from './dealers.machine.ts';

const list = () => page.getByRole('region', { name: 'Distribuidores' });

const listed = walkedResource({
  part: list,
  label: 'Cargando los distribuidores…',
  loads: 'the list is requested once, when the page opens',
  clears: 'nothing clears the list of dealers',
});

const { failure } = listed;

export const dealers: WalkedScreen<typeof dealersMachine> = {
  interactions: listed.interactions,
  appearances: {
    idle: () => unseen(failure()),
    ...listed.waits,
    ready: async ({ context: { data } }) => {
      await unseen(failure());
      const first = data?.[0];
      if (first !== undefined)
        await seen(
          list()
            .getByRole('heading', { name: first.name ?? '' })
            .first(),
        );
    },
    failed: () => seen(failure()),
  },
};
