import { list, work } from '#tests/browser/walks/support/cutting.ts';
import { choose } from '#tests/browser/walks/support/filling.ts';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import { cancelIn, waitingSights } from '#tests/browser/walks/support/waiting.ts';
import type { WaitingTag } from '../support/waiting.ts';
import type { reservationMachine } from './reservation.machine.ts';

const form = () => work().getByRole('form');

const reserving = waitingSights(form, 'Apartando el material…');

const closing = waitingSights(form, 'Cerrando el plan…');

async function seesForm(button: string, hasFailed: boolean): Promise<void> {
  await seen(form().getByRole('button', { name: button }));
  await (hasFailed ? seen(form().getByRole('alert')) : unseen(form().getByRole('alert')));
}

export const reservation: WalkedScreen<typeof reservationMachine> = {
  interactions: {
    'reservation.found': byApp('the order of the walk has no saved plan'),
    'reservation.reserve': {
      by: 'person',
      ownPayload: true,
      take: () => form().getByRole('button', { name: 'Apartar lo que hay' }).click(),
    },
    'reservation.close': {
      by: 'person',
      take: async ({ end }) => {
        await choose(form().getByRole('combobox', { name: 'Qué pasó' }), end);
        await form().getByRole('button', { name: 'Cerrar plan' }).click();
      },
    },
    'reservation.renew': byApp('the screen offers it only after a 409'),
    'reservation.cancel': {
      by: 'person',
      can: (snapshot: { readonly hasTag: (tag: WaitingTag) => boolean }) => snapshot.hasTag('cancellable'),
      take: () => cancelIn(form()).click(),
    },
  },
  appearances: {
    free: ({ context: { error } }) => seesForm('Apartar lo que hay', error !== null),
    'reserving.brisk': reserving.brisk,
    'reserving.slow': reserving.slow,
    'reserving.endless': reserving.endless,
    reserved: ({ context: { error } }) => seesForm('Cerrar plan', error !== null),
    'closing.brisk': closing.brisk,
    'closing.slow': closing.slow,
    'closing.endless': closing.endless,
    closed: () =>
      seen(
        work()
          .getByRole('status')
          .filter({ hasText: /^Cerramos el plan / }),
      ),
    // The screen plans again at once.
    outdated: () => seen(work().getByRole('status').or(list()).first()),
  },
};
