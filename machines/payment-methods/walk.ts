import { page } from 'vitest/browser';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import { cancelIn, waitingSights } from '#tests/browser/walks/support/waiting.ts';
import type { paymentMethodsMachine } from './payment-methods.machine.ts';

const wallet = () => page.getByRole('region', { name: 'Tus tarjetas' });

const row = () => wallet().getByRole('listitem', { name: 'Mastercard terminada en 4444' });

const question = () => page.getByRole('dialog', { name: '¿Quitar Mastercard terminada en 4444?' });

const loading = waitingSights(wallet, 'Cargando tus tarjetas…');

const defaulting = waitingSights(wallet, 'Cambiando tu tarjeta predeterminada…');

const removing = waitingSights(wallet, 'Quitando la tarjeta…');

export const paymentMethods: WalkedScreen<typeof paymentMethodsMachine> = {
  interactions: {
    'wallet.reload': {
      by: 'person',
      can: (snapshot) => snapshot.matches('failed'),
      take: () => wallet().getByRole('button', { name: 'Reintentar' }).click(),
    },
    'wallet.cancel': {
      by: 'person',
      can: (snapshot) => snapshot.hasTag('cancellable'),
      take: () => cancelIn(wallet()).click(),
    },
    'wallet.makeDefault': {
      by: 'person',
      can: ({ context: { methods } }, { id }) =>
        methods?.some((method) => method.id === id && !method.is_default) === true,
      take: () => row().getByRole('button', { name: 'Hacer predeterminada' }).click(),
    },
    'wallet.remove': {
      by: 'person',
      can: ({ context: { methods } }, { id }) => methods?.some((method) => method.id === id) === true,
      take: () => row().getByRole('button', { name: 'Quitar' }).click(),
    },
    'wallet.keep': {
      by: 'person',
      take: () => question().getByRole('button', { name: 'Conservarla' }).click(),
    },
    'wallet.confirm': {
      by: 'person',
      take: () => question().getByRole('button', { name: 'Quitar', exact: true }).click(),
    },
  },
  appearances: {
    'loading.brisk': loading.brisk,
    'loading.slow': loading.slow,
    'loading.endless': loading.endless,
    failed: () => seen(wallet().getByRole('alert')),
    'ready.settled.untouched': async () => {
      await seen(row());
      await unseen(wallet().getByRole('alert'));
      await unseen(question());
    },
    'ready.settled.refused': () => seen(wallet().getByRole('alert')),
    'ready.confirming': () => seen(question()),
    'ready.makingDefault.brisk': defaulting.brisk,
    'ready.makingDefault.slow': defaulting.slow,
    'ready.makingDefault.endless': defaulting.endless,
    'ready.removing.brisk': removing.brisk,
    'ready.removing.slow': removing.slow,
    'ready.removing.endless': removing.endless,
  },
};
