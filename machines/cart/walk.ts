import { page, userEvent } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import { cancelIn, waitingSights } from '#tests/browser/walks/support/waiting.ts';
import type { cartMachine } from './cart.machine.ts';

const main = () => page.getByRole('main');

const state = () => main().getByRole('group', { name: 'Estado del carrito' });

const failure = () => state().getByRole('alert');

const line = () => main().getByRole('list', { name: 'Lo que llevas' }).getByRole('listitem').first();

const quantity = () => line().getByRole('textbox', { name: 'Cantidad de Sala' });

const loading = waitingSights(state, 'Cargando tu carrito…');

const counting = waitingSights(state, 'Cambiando la cantidad…');

const removing = waitingSights(state, 'Quitando del carrito…');

const puttingBack = waitingSights(state, 'Regresando al carrito…');

type CartSnapshot = SnapshotFrom<typeof cartMachine>;

const lineIn = ({ context: { cart } }: CartSnapshot, key: string) =>
  cart?.lines.find((one) => one.key === key);

/** The shown quantity of a line: the last requested one while its request runs. */
const shownOf = (snapshot: CartSnapshot, key: string) =>
  snapshot.matches('settingQuantity')
    ? snapshot.context.wanted?.quantity
    : lineIn(snapshot, key)?.line.quantity;

export const cart: WalkedScreen<typeof cartMachine> = {
  interactions: {
    'cart.reload': {
      by: 'person',
      can: (snapshot) =>
        snapshot.matches('failed') ||
        (snapshot.matches('ready') && (snapshot.context.cart?.lines.length ?? 0) > 0),
      take: () =>
        main()
          .getByRole('button', { name: /^(Reintentar|Actualizar)$/ })
          .first()
          .click(),
    },
    'cart.cancel': {
      by: 'person',
      can: (snapshot) => snapshot.hasTag('cancellable'),
      take: () => cancelIn(state()).click(),
    },
    'cart.setQuantity': {
      by: 'person',
      can: (snapshot, payload) =>
        lineIn(snapshot, payload.key) !== undefined && shownOf(snapshot, payload.key) !== payload.quantity,
      take: async (payload) => {
        await quantity().fill(String(payload.quantity));
        await userEvent.keyboard('{Enter}');
      },
    },
    'cart.remove': {
      by: 'person',
      can: (snapshot, { window }) => lineIn(snapshot, window.key) !== undefined,
      take: () => line().getByRole('button', { name: 'Quitar Sala' }).click(),
    },
    'cart.putBack': {
      by: 'person',
      can: (snapshot) => lineIn(snapshot, snapshot.context.taken?.key ?? '') === undefined,
      take: () => main().getByRole('button', { name: 'Deshacer' }).click(),
    },
  },
  appearances: {
    'loading.brisk': loading.brisk,
    'loading.slow': loading.slow,
    'loading.endless': loading.endless,
    failed: () => seen(failure()),
    ready: async ({ context: { cart: known, error } }) => {
      const isEmpty = known?.lines.length === 0;
      await (isEmpty ? seen(main().getByText(/^Tu carrito está vacío/)) : seen(line()));
      await (error === null ? unseen(failure()) : seen(failure()));
    },
    'settingQuantity.brisk': counting.brisk,
    'settingQuantity.slow': counting.slow,
    'settingQuantity.endless': counting.endless,
    'removing.brisk': removing.brisk,
    'removing.slow': removing.slow,
    'removing.endless': removing.endless,
    'puttingBack.brisk': puttingBack.brisk,
    'puttingBack.slow': puttingBack.slow,
    'puttingBack.endless': puttingBack.endless,
  },
};
