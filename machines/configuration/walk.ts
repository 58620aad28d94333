import { page } from 'vitest/browser';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import type { configurationMachine } from './configuration.machine.ts';

const notice = () => page.getByRole('alert').filter({ hasText: 'No logramos conectar con el sitio' });

const says = () => seen(notice());

const isSilent = () => unseen(notice());

export const configuration: WalkedScreen<typeof configurationMachine> = {
  interactions: {
    'configuration.read': byApp('the server answers'),
    'configuration.faulty': byApp('the server answers'),
    'configuration.unreachable': byApp('the server does not answer'),
    'configuration.retry': {
      by: 'person',
      take: () => notice().getByRole('button', { name: 'Reintentar' }).click(),
    },
  },
  appearances: {
    asking: isSilent,
    'unreachable.pausing': says,
    'unreachable.asking': says,
    'kept.pausing': isSilent,
    'kept.asking': isSilent,
    known: isSilent,
    // The entry replaces the page.
    faulty: isSilent,
  },
};
