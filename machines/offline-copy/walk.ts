import { page } from 'vitest/browser';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen } from '#tests/browser/walks/support/seeing.ts';
import type { offlineCopyMachine } from './offline-copy.machine.ts';

const part = () => page.getByRole('group', { name: 'Usar sin internet' });

const button = (name: string) => part().getByRole('button', { name });

export const offlineCopy: WalkedScreen<typeof offlineCopyMachine> = {
  interactions: {
    'copy.ask': {
      by: 'person',
      take: () =>
        part()
          .getByRole('button', { name: /^(?:Usar sin internet|Reintentar)$/ })
          .click(),
    },
    'copy.stop': { by: 'person', take: () => button('Detener').click() },
    'copy.counted': byApp('the worker counts what it keeps'),
    'copy.complete': byApp('the worker has everything'),
    'copy.cut': byApp('the connection ends'),
    'copy.full': byApp('the browser has no more room'),
    'copy.impossible': byApp('no worker runs in this browser'),
  },
  appearances: {
    counting: () => seen(button('Usar sin internet')),
    offered: () => seen(button('Usar sin internet')),
    keeping: () => seen(part().getByRole('progressbar')),
    cut: () => seen(part().getByText(/^Se cortó la conexión/)),
    full: () => seen(part().getByText(/^Tu navegador ya no tiene espacio/)),
    complete: () => seen(part().getByText(/^Todo el sitio está/)),
    impossible: () => seen(part().getByText(/^Este navegador no puede/)),
  },
};
