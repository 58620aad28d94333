import { page } from 'vitest/browser';
import { OUTBOX, ownKey } from '#src/api/stored/names.ts';
import type { Outbox } from '#src/api/stored/outbox-store.ts';
import { waitingText } from '#src/features/outbox/texts/waiting-text.ts';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import type { outboxMachine } from './outbox.machine.ts';

const main = () => page.getByRole('main');

const section = () => main().getByRole('region', { name: 'Por enviar' });

const button = (name: string) => main().getByRole('button', { name, exact: true });

const ERNESTO = 2;

/** Another tab changes what the storage holds: browsers notify the other tabs only. */
function storeElsewhere({ unread, ...outbox }: Outbox): void {
  const key = ownKey(OUTBOX, ERNESTO);
  // As version 1 wrote it, with what this build cannot read beside it.
  localStorage.setItem(
    key,
    JSON.stringify({
      entries: [JSON.stringify({ version: 1, ...outbox }), ...unread.map((one) => JSON.stringify(one))],
    }),
  );
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

export const outbox: WalkedScreen<typeof outboxMachine> = {
  interactions: {
    'outbox.open': byApp('it follows the session'),
    'outbox.close': byApp('it follows the session'),
    'outbox.add': byApp('the quoter adds what it could not send'),
    'outbox.discard': {
      by: 'person',
      can: ({ context }) => context.outbox.unsent.some(({ refusal }) => refusal !== null),
      take: async () => {
        await button('Descartar').click();
        await page
          .getByRole('dialog', { name: '¿Descartar esta cotización?' })
          .getByRole('button', { name: 'Descartar' })
          .click();
      },
    },
    'outbox.saved': byApp('the quoter saves it in another way'),
    'outbox.read': {
      by: 'person',
      can: ({ context }) => context.outbox.sent.some(({ isRead }) => !isRead),
      take: () => button('Entendido').click(),
    },
    'outbox.removeUnread': {
      by: 'person',
      can: ({ context }) => context.outbox.unread.length > 0,
      take: async () => {
        await button('Borrarla').click();
        await button('Sí, borrar').click();
      },
    },
    'outbox.found': {
      by: 'person',
      can: (snapshot) => snapshot.matches('open'),
      take: ({ outbox: content }) => {
        storeElsewhere(content);
        return Promise.resolve();
      },
    },
    'outbox.full': byApp('the storage is full'),
    'outbox.send': {
      by: 'person',
      can: (snapshot) => snapshot.can({ type: 'outbox.send' }),
      take: () => button('Enviar ahora').click(),
    },
    'outbox.signal': {
      by: 'person',
      can: (snapshot) => snapshot.matches({ open: { delivery: 'waiting' } }),
      take: () => {
        window.dispatchEvent(new Event('online'));
        return Promise.resolve();
      },
    },
    'outbox.delivered': byApp('the server answers'),
    'outbox.declined': byApp('the server answers'),
    'outbox.failed': byApp('the server does not answer'),
  },
  appearances: {
    closed: () => unseen(section()),
    'open.delivery.resting': ({ context: { outbox: known } }) =>
      known.unsent.length === 0
        ? unseen(section())
        : seen(section().getByText(/^Los precios cambiaron mientras no había señal/)),
    'open.delivery.sending': () => seen(section().getByText('Enviando…')),
    'open.delivery.waiting': ({ context: { failure } }) =>
      seen(section().getByText(waitingText(failure).all)),
    // The quoter says so, where what did not fit still is.
    'open.room.enough': () => unseen(main().getByText('No cupo en este navegador')),
    'open.room.full': () => unseen(main().getByText('No cupo en este navegador')),
  },
};
