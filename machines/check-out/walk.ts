import { page } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import { cancelIn, waitingSights } from '#tests/browser/walks/support/waiting.ts';
import type { checkOutMachine } from './check-out.machine.ts';

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
