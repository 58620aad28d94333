import { page } from 'vitest/browser';
import { walkedResource } from '#tests/browser/walks/support/resource.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import type { priceListMachine } from './price-list.machine.ts';

const prices = () => page.getByRole('group', { name: 'Tus precios' });

const owned = walkedResource({
  part: prices,
  label: 'Buscando',
  failure: prices,
  loads: 'the list is requested when the quoter opens, and again when the server reports changed prices',
  clears: 'nothing clears the list while its quoter is open',
});

export const priceList: WalkedScreen<typeof priceListMachine> = {
  interactions: owned.interactions,
  appearances: {
    idle: () => unseen(prices()),
    ...owned.waits,
    ready: () => unseen(prices()),
    failed: () => seen(prices().getByText(/^No pudimos traer tu lista/)),
  },
};
