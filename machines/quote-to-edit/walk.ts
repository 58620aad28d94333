import { page } from 'vitest/browser';
import { main } from '#tests/browser/walks/support/quote-ends.ts';
import { walkedResource } from '#tests/browser/walks/support/resource.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import type { quoteToEditMachine } from './quote-to-edit.machine.ts';

const opened = () => page.getByRole('group', { name: 'Cotización guardada' });

const saved = walkedResource({
  part: opened,
  label: 'Abriendo tu cotización…',
  failure: () => main().getByRole('alert').filter({ hasText: 'Lo que tenías aquí sigue igual.' }),
  loads: 'it is requested when the address names it',
  clears: 'nothing clears it once it was opened',
});

export const quoteToEdit: WalkedScreen<typeof quoteToEditMachine> = {
  interactions: saved.interactions,
  appearances: {
    idle: () => unseen(opened()),
    ...saved.waits,
    ready: () => seen(page.getByRole('heading', { name: 'Revisa tu cotización' })),
    failed: () => seen(saved.failure()),
  },
};
