import { page } from 'vitest/browser';
import type { Brand } from '#src/api/contract/assumed/brand.ts';
import { walkedData } from '#tests/browser/walks/support/listed-part.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen } from '#tests/browser/walks/support/seeing.ts';
import type { brandMachine } from './brand.machine.ts';

const part = () => page.getByRole('tabpanel', { name: 'Tu marca' });

export const brand: WalkedScreen<typeof brandMachine> = walkedData<Brand>({
  part,
  waiting: 'Cargando tu marca…',
  sees: ({ name }) => seen(part().getByText(name === '' ? 'Rollux' : name, { exact: true })),
});
