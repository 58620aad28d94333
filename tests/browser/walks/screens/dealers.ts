import { page } from 'vitest/browser';
import type { dealersMachine } from '#machines/dealers.machine.ts';
import type { nearMeMachine } from '#machines/near-me.machine.ts';
import { byApp, type WalkedScreen } from '../support/screen.ts';
import { walkedResource } from '../support/resource.ts';
import { seen, unseen } from '../support/seeing.ts';
import { cancelIn, waitingSights } from '../support/waiting.ts';

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
