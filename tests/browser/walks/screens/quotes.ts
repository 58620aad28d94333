import { page } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import type { quoteMachine } from '#machines/quote.machine.ts';
import type { networkQuotesMachine, quotesMachine } from '#machines/quotes.machine.ts';
import type { sharedQuoteMachine } from '#machines/shared-quote.machine.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { WalkedScreen } from '../support/screen.ts';
import { seen, unseen } from '../support/seeing.ts';
import { cancelIn, waitingSights } from '../support/waiting.ts';
import { walkedList } from './listed.ts';

const folioOf = ({ folio }: SavedQuote) => folio;

export const quotes: WalkedScreen<typeof quotesMachine> = walkedList({
  label: 'Cargando las cotizaciones…',
  none: 'Todavía no tienes cotizaciones.',
  nameOf: folioOf,
});

export const networkQuotes: WalkedScreen<typeof networkQuotesMachine> = walkedList({
  label: 'Cargando las cotizaciones…',
  none: 'Todavía no hay cotizaciones en tu red.',
  nameOf: folioOf,
});

const pane = () => page.getByRole('dialog', { name: /^(?:C-1042|Cotización)/ });
const question = () => page.getByRole('dialog', { name: '¿Eliminar C-1042?' });
const deed = (name: string) => pane().getByRole('button', { name, exact: true });
const stands = (word: string) => () =>
  seen(pane().getByRole('region', { name: 'Estado' }).getByText(word, { exact: true }));
const loading = waitingSights(pane, 'Cargando la cotización…');
const sending = waitingSights(pane, 'Preparando el enlace…');
const answering = waitingSights(pane, 'Anotando la respuesta…');
const renewing = waitingSights(pane, 'Renovando la cotización…');
const converting = waitingSights(pane, 'Haciendo el pedido…');
const removing = waitingSights(pane, 'Eliminando la cotización…');

export const quote: WalkedScreen<typeof quoteMachine> = {
  hands: {
    'quote.reload': {
      by: 'hand',
      can: (snapshot) => snapshot.matches('failed'),
      take: () => pane().getByRole('alert').getByRole('button', { name: 'Reintentar' }).click(),
    },
    'quote.cancel': {
      by: 'hand',
      can: (snapshot) => snapshot.hasTag('cancellable'),
      take: () => cancelIn(pane()).click(),
    },
    'quote.send': { by: 'hand', take: () => deed('Compartir').click() },
    'quote.accept': { by: 'hand', take: () => deed('La aceptó por teléfono').click() },
    'quote.reject': { by: 'hand', take: () => deed('La rechazó por teléfono').click() },
    'quote.renew': {
      by: 'hand',
      take: async () => {
        await deed('Renovar').click();
        await pane()
          .getByRole('button', { name: /^Renovar a \$/ })
          .click();
      },
    },
    'quote.convert': { by: 'hand', take: () => deed('Hacer pedido').click() },
    'quote.remove': { by: 'hand', take: () => deed('Eliminar').click() },
    'quote.keep': {
      by: 'hand',
      take: () => question().getByRole('button', { name: 'Conservarla' }).click(),
    },
    'quote.confirm': {
      by: 'hand',
      take: () => question().getByRole('button', { name: 'Eliminar' }).click(),
    },
  },
  sights: {
    'loading.brisk': loading.brisk,
    'loading.slow': loading.slow,
    'loading.endless': loading.endless,
    failed: () => seen(pane().getByRole('alert').getByRole('button', { name: 'Reintentar' })),
    'standing.sorting': () => Promise.reject(new Error('nobody is ever kept there')),
    'standing.borrador': stands('Borrador'),
    'standing.enviada': stands('Enviada'),
    'standing.vista': stands('Vista'),
    'standing.aceptada': stands('Aceptada'),
    'standing.rechazada': stands('Rechazada'),
    'standing.vencida': stands('Vencida'),
    'standing.convertida': async () => {
      await stands('Convertida')();
      await unseen(deed('Hacer pedido'));
    },
    confirming: () => seen(question()),
    'sending.brisk': sending.brisk,
    'sending.slow': sending.slow,
    'sending.endless': sending.endless,
    'answering.brisk': answering.brisk,
    'answering.slow': answering.slow,
    'answering.endless': answering.endless,
    'renewing.brisk': renewing.brisk,
    'renewing.slow': renewing.slow,
    'renewing.endless': renewing.endless,
    'converting.brisk': converting.brisk,
    'converting.slow': converting.slow,
    'converting.endless': converting.endless,
    'removing.brisk': removing.brisk,
    'removing.slow': removing.slow,
    'removing.endless': removing.endless,
    removed: () => unseen(pane()),
  },
};

const main = () => page.getByRole('main');
const reply = () => main().getByRole('region', { name: 'Tu respuesta' });
const asking = waitingSights(main, 'Cargando tu cotización…');
const replying = waitingSights(reply, 'Mandando tu respuesta…');

/** Presses the wish, writes the note and confirms; a question that was left open is closed first. */
async function answer(wish: string, confirm: string, note: string): Promise<void> {
  await seen(reply());
  const other = reply().getByRole('button', { name: 'Todavía no' });
  if (other.query() !== null) await other.click();
  await reply().getByRole('button', { name: wish }).click();
  await reply().getByRole('textbox').fill(note);
  await reply().getByRole('button', { name: confirm }).click();
}

type Shared = SnapshotFrom<typeof sharedQuoteMachine>;

const seesQuote = async ({ context: { quote: known } }: Shared) => {
  await seen(main().getByRole('heading', { level: 1, name: known?.title ?? '' }));
};

export const sharedQuote: WalkedScreen<typeof sharedQuoteMachine> = {
  hands: {
    'shared.reload': {
      by: 'hand',
      can: (snapshot) => snapshot.matches('failed'),
      take: () => main().getByRole('alert').getByRole('button', { name: 'Reintentar' }).click(),
    },
    'shared.cancel': {
      by: 'hand',
      can: (snapshot) => snapshot.hasTag('cancellable'),
      take: () => cancelIn(main()).click(),
    },
    'shared.accept': {
      by: 'hand',
      take: ({ note }) => answer('Aceptar cotización', 'Sí, la acepto', note),
    },
    'shared.reject': {
      by: 'hand',
      take: ({ note }) => answer('Rechazar', 'Sí, la rechazo', note),
    },
  },
  sights: {
    'loading.brisk': asking.brisk,
    'loading.slow': asking.slow,
    'loading.endless': asking.endless,
    failed: () => seen(main().getByRole('alert')),
    sorting: () => Promise.reject(new Error('nobody is ever kept there')),
    'open.untouched': async (snapshot) => {
      await seesQuote(snapshot);
      await seen(reply());
      await unseen(main().getByRole('alert'));
    },
    'open.refused': () => seen(reply().getByRole('alert')),
    'answering.brisk': replying.brisk,
    'answering.slow': replying.slow,
    'answering.endless': replying.endless,
    closed: async (snapshot) => {
      await seesQuote(snapshot);
      await unseen(reply());
    },
  },
};
