import { page } from 'vitest/browser';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen } from '#tests/browser/walks/support/seeing.ts';
import type { availabilityMachine } from './availability.machine.ts';

const pane = () => page.getByRole('complementary', { name: 'Dibujo y precio' });

const calculating = () => seen(pane().getByText(/^Entrega estimada: la estamos calculando/));

export const availability: WalkedScreen<typeof availabilityMachine> = {
  interactions: {
    'availability.ask': byApp('it is asked when the windows of the quoter change'),
  },
  appearances: {
    idle: calculating,
    settling: calculating,
    'loading.brisk': calculating,
    'loading.slow': calculating,
    'loading.endless': calculating,
    ready: ({ context: { data } }) =>
      seen(
        pane().getByText(
          data?.every(({ waits }) => waits.length === 0) === true
            ? /^Entrega estimada: \p{L}+ \d/u
            : /^Entrega por confirmar/,
        ),
      ),
    failed: () => seen(pane().getByText('Entrega: la confirmamos al recibir el anticipo.')),
  },
};
