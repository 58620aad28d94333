import { page, userEvent } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import type { cartMachine, networkCartsMachine } from '#machines/cart.machine.ts';
import type { checkOutMachine } from '#machines/check-out.machine.ts';
import type { quickOrderMachine } from '#machines/quick-order.machine.ts';
import { endListWait } from '#stories/charts/stage/held-files.ts';
import { byApp, type WalkedScreen } from '../support/screen.ts';
import { seen, unseen } from '../support/seeing.ts';
import { cancelIn, waitingSights } from '../support/waiting.ts';
import { walkedList } from './listed.ts';

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

export const networkCarts: WalkedScreen<typeof networkCartsMachine> = walkedList({
  label: 'Cargando los carritos…',
  none: 'Nadie de tu red tiene algo en su carrito.',
  nameOf: ({ made_by: maker }) => maker?.name ?? 'alguien',
});

const opener = () => page.getByRole('button', { name: 'Revisar y pedir' });
const dialog = () => page.getByRole('dialog', { name: 'Revisa tu orden' });
const looking = waitingSights(dialog, 'Revisando los precios de hoy…');
const ordering = waitingSights(dialog, 'Haciendo tu orden…');

const canOrder = ({ context: { cart: known } }: SnapshotFrom<typeof checkOutMachine>) =>
  known !== null && known.lines.length > 0 && known.lines.every(({ problem }) => problem === null);

async function seesReview(snapshot: SnapshotFrom<typeof checkOutMachine>): Promise<void> {
  const order = dialog().getByRole('button', { name: 'Pedir', exact: true });
  await (canOrder(snapshot) ? seen(order) : unseen(order));
}

export const checkOut: WalkedScreen<typeof checkOutMachine> = {
  interactions: {
    // Each attempt has its own key.
    'checkOut.open': {
      by: 'person',
      ownPayload: true,
      can: (snapshot) => snapshot.matches('closed'),
      take: () => opener().click(),
    },
    'checkOut.close': {
      by: 'person',
      take: () => page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click(),
    },
    'checkOut.retry': {
      by: 'person',
      take: () => dialog().getByRole('button', { name: 'Reintentar' }).click(),
    },
    'checkOut.cancel': {
      by: 'person',
      can: (snapshot) => snapshot.hasTag('cancellable'),
      take: () => cancelIn(dialog()).click(),
    },
    'checkOut.order': {
      by: 'person',
      can: canOrder,
      take: async ({ notes }) => {
        await dialog()
          .getByRole('textbox', { name: /^Notas para el taller/ })
          .fill(notes);
        await dialog().getByRole('button', { name: 'Pedir', exact: true }).click();
      },
    },
  },
  appearances: {
    closed: async () => {
      await seen(opener());
      await unseen(page.getByRole('dialog'));
    },
    'looking.brisk': looking.brisk,
    'looking.slow': looking.slow,
    'looking.endless': looking.endless,
    unseen: () => seen(dialog().getByRole('alert')),
    'reviewing.untouched': async (snapshot) => {
      await seesReview(snapshot);
      await unseen(dialog().getByRole('alert'));
    },
    'reviewing.refused': async (snapshot) => {
      await seesReview(snapshot);
      await seen(dialog().getByRole('alert'));
    },
    'ordering.brisk': ordering.brisk,
    'ordering.slow': ordering.slow,
    'ordering.endless': ordering.endless,
    done: ({ context: { order } }) =>
      seen(
        page.getByRole('dialog', { name: 'Orden hecha' }).getByText(`Tu orden es la ${order?.folio ?? ''}.`),
      ),
  },
};

const quick = () => page.getByRole('region', { name: 'Orden rápida' });
const adding = waitingSights(quick, 'Agregando a tu carrito…');

const HEAD = 'Tela,Color,Ancho,Alto';
const lines = (count: number, text: string) => Array.from({ length: count }, () => text);

/** A list with the given numbers of valid and invalid rows. */
const listOf = (ready: number, failed: number) =>
  [HEAD, ...lines(ready, 'Blackout Lino,Blanco,120,180'), ...lines(failed, 'Terciopelo,Rojo,120,180')].join(
    '\n',
  );

export const quickOrder: WalkedScreen<typeof quickOrderMachine> = {
  interactions: {
    'import.choose': {
      by: 'person',
      take: ({ file }) => userEvent.upload(quick().getByLabelText('Archivo de tu lista'), file),
    },
    'import.add': {
      by: 'person',
      can: ({ context: { ready } }) => ready.length > 0,
      take: () =>
        quick()
          .getByRole('button', { name: /^Agregar / })
          .click(),
    },
    'import.cancel': { by: 'person', take: () => cancelIn(quick()).click() },
    'import.restart': {
      by: 'person',
      take: () => quick().getByRole('button', { name: 'Empezar con otra lista' }).click(),
    },
    'import.progress': byApp('the import reports its progress at intervals'),
    // The rows of a list have random keys.
    'import.read': {
      by: 'person',
      ownPayload: true,
      take: ({ rows }) => Promise.resolve(endListWait(listOf(rows.ready.length, rows.failed.length))),
    },
    'import.unreadable': { by: 'person', take: () => Promise.resolve(endListWait('')) },
  },
  appearances: {
    'empty.untouched': async () => {
      await seen(quick().getByRole('button', { name: 'Elegir archivo' }));
      await unseen(quick().getByRole('alert'));
    },
    'empty.unreadable': () => seen(quick().getByRole('alert').filter({ hasText: 'El archivo está vacío.' })),
    reading: () => seen(quick().getByRole('status').filter({ hasText: 'Revisando tu lista…' })),
    'checked.untouched': async () => {
      await seen(quick().getByRole('button', { name: 'Empezar con otra lista' }));
      await unseen(quick().getByRole('alert'));
    },
    'checked.failed': () => seen(quick().getByRole('alert')),
    'adding.brisk': adding.brisk,
    'adding.slow': adding.slow,
    'adding.endless': adding.endless,
    done: () =>
      seen(
        quick()
          .getByRole('status')
          .filter({ hasText: /^Agregamos / }),
      ),
  },
};
