import { page } from 'vitest/browser';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen } from '#tests/browser/walks/support/seeing.ts';
import { cancelIn, waitingSights } from '#tests/browser/walks/support/waiting.ts';
import type { nearMeMachine } from './near-me.machine.ts';

const near = () => page.getByRole('group', { name: 'Cerca de mí' });

const nearSights = waitingSights(near, 'Buscando dónde estás…');

export const nearMe: WalkedScreen<typeof nearMeMachine> = {
  interactions: {
    'near.ask': {
      by: 'person',
      can: (snapshot) => !snapshot.matches('located'),
      take: () => near().getByRole('button', { name: 'Cerca de mí' }).click(),
    },
    'near.cancel': {
      by: 'person',
      can: (snapshot) => snapshot.hasTag('cancellable'),
      take: () => cancelIn(near()).click(),
    },
    'near.forget': {
      by: 'person',
      take: () => near().getByRole('button', { name: 'Olvidar mi ubicación' }).click(),
    },
    'near.found': byApp('the browser reports the position'),
    'near.denied': byApp('the browser reports that the person refused'),
    'near.unavailable': byApp('the browser reports that the position is unknown'),
  },
  appearances: {
    idle: () => seen(near().getByRole('button', { name: 'Cerca de mí' })),
    'locating.brisk': nearSights.brisk,
    'locating.slow': nearSights.slow,
    'locating.endless': nearSights.endless,
    located: () => seen(near().getByText(/^Del más cercano al más lejano/)),
    denied: () => seen(near().getByText(/^No diste permiso/)),
    unavailable: () => seen(near().getByText(/^Tu navegador no pudo/)),
  },
};
