import { page } from 'vitest/browser';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import type { questionMachine } from './question.machine.ts';

const ask = () => page.getByRole('button', { name: 'Cancelar la orden' });

const heading = () => page.getByRole('heading', { name: /^¿Cancelar la orden/ });

export const question: WalkedScreen<typeof questionMachine> = {
  interactions: {
    'question.ask': { by: 'person', take: () => ask().click() },
    'question.close': {
      by: 'person',
      take: () => page.getByRole('button', { name: 'Conservarla' }).click(),
    },
  },
  appearances: {
    closed: async () => {
      await seen(ask());
      await unseen(heading());
    },
    open: () => seen(heading()),
  },
};
