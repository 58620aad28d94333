import { page } from 'vitest/browser';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import type { versionMachine } from './version.machine.ts';

const update = () => page.getByRole('button', { name: 'Actualizar' });

const isSilent = () => unseen(update());

export const version: WalkedScreen<typeof versionMachine> = {
  interactions: {
    'page.focused': {
      by: 'person',
      take: () => {
        window.dispatchEvent(new Event('focus'));
        return Promise.resolve();
      },
    },
    'version.same': byApp('the server answers'),
    'version.newer': byApp('the server answers'),
    'version.unknown': byApp('the server does not answer'),
  },
  appearances: {
    resting: isSilent,
    watching: isSilent,
    asking: isSilent,
    outdated: () => seen(update()),
  },
};
