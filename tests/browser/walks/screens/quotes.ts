import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import type { quoteMachine } from '#machines/quote.machine.ts';
import type { networkQuotesMachine, quotesMachine } from '#machines/quotes.machine.ts';
import type { sharedQuoteMachine } from '#machines/shared-quote.machine.ts';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { WalkedScreen } from '../support/screen.ts';
import { seenPrice } from '#stories/charts/fixtures/quotes-samples.ts';
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
const review = () => page.getByRole('dialog', { name: 'Revisa tu orden' });
const question = () => page.getByRole('dialog', { name: '¿Eliminar C-1042?' });
const answer = () => page.getByRole('dialog', { name: /^¿La (?:aceptaron|rechazaron) por teléfono\?$/ });
const action = (name: string) => pane().getByRole('button', { name, exact: true });
const renewal = () => pane().getByRole('region', { name: 'Renovar a precios de hoy' });
const showsStatus = (word: string) => async (snapshot: SnapshotFrom<typeof quoteMachine>) => {
  await seen(pane().getByRole('region', { name: 'Estado' }).getByText(word, { exact: true }));
  const isReviewed = snapshot.context.isReviewing && snapshot.can({ type: 'quote.review' });
  await (isReviewed ? seen(renewal()) : unseen(renewal()));
};
const loading = waitingSights(pane, 'Cargando la cotización…');
const sending = waitingSights(pane, 'Preparando el enlace…');
const answering = waitingSights(pane, 'Anotando la respuesta…');
const renewing = waitingSights(pane, 'Renovando la cotización…');
const converting = waitingSights(review, 'Haciendo la orden…');
const removing = waitingSights(pane, 'Eliminando la cotización…');

export const quote: WalkedScreen<typeof quoteMachine> = {
  interactions: {
    'quote.reload': {
      by: 'person',
      can: (snapshot) => snapshot.matches('failed'),
      take: () => pane().getByRole('alert').getByRole('button', { name: 'Reintentar' }).click(),
    },
    'quote.cancel': {
      by: 'person',
      can: (snapshot) => snapshot.hasTag('cancellable'),
      take: () => cancelIn(pane().or(review())).click(),
    },
    'quote.send': { by: 'person', take: () => action('Compartir').click() },
    'quote.accept': { by: 'person', take: () => action('La aceptó por teléfono').click() },
    'quote.reject': { by: 'person', take: () => action('La rechazó por teléfono').click() },
    'quote.review': { by: 'person', take: () => action('Renovar').click() },
    'quote.setAside': {
      by: 'person',
      take: () => renewal().getByRole('button', { name: 'Ahora no' }).click(),
    },
    'quote.renew': {
      by: 'person',
      take: () =>
        renewal()
          .getByRole('button', { name: /^Renovar a \$/ })
          .click(),
    },
    'quote.order': { by: 'person', take: () => action('Hacer la orden').click() },
    'quote.convert': {
      by: 'person',
      // An accepted quote of the samples has an earlier list's prices: it is renewed first.
      can: ({ context }) => context.quote?.price_list.id === seenPrice.price_list.id,
      take: async ({ notes }) => {
        await review().getByRole('textbox', { name: 'Notas para el taller (opcional)' }).fill(notes);
        await review().getByRole('button', { name: 'Pedir' }).click();
      },
    },
    'quote.remove': { by: 'person', take: () => action('Eliminar').click() },
    'quote.keep': {
      by: 'person',
      take: () =>
        question()
          .getByRole('button', { name: 'Conservarla' })
          .or(review().or(answer()).getByRole('button', { name: 'Todavía no' }))
          .click(),
    },
    'quote.confirm': {
      by: 'person',
      take: () =>
        question()
          .getByRole('button', { name: 'Eliminar' })
          .or(answer().getByRole('button', { name: /^Sí, la / }))
          .click(),
    },
  },
  appearances: {
    'loading.brisk': loading.brisk,
    'loading.slow': loading.slow,
    'loading.endless': loading.endless,
    failed: () => seen(pane().getByRole('alert').getByRole('button', { name: 'Reintentar' })),
    'status.deciding': () => Promise.reject(new Error('the machine leaves this state at once')),
    'status.borrador': showsStatus('Borrador'),
    'status.shared.open.enviada': showsStatus('Enviada'),
    'status.shared.open.vista': showsStatus('Vista'),
    'status.shared.aceptada': showsStatus('Aceptada'),
    'status.shared.rechazada': showsStatus('Rechazada'),
    'status.shared.vencida': showsStatus('Vencida'),
    'status.convertida': async (snapshot) => {
      await showsStatus('Convertida')(snapshot);
      await unseen(pane().getByRole('button', { name: 'Hacer la orden', disabled: false }));
    },
    'asking.confirming': () => seen(question()),
    'asking.hearing': () => seen(answer()),
    'asking.ordering': async ({ context }) => {
      // Also after a failed order.
      await expect
        .element(review().getByRole('textbox', { name: 'Notas para el taller (opcional)' }))
        .toHaveValue(context.notes);
    },
    'acting.sending.brisk': sending.brisk,
    'acting.sending.slow': sending.slow,
    'acting.sending.endless': sending.endless,
    'acting.answering.brisk': answering.brisk,
    'acting.answering.slow': answering.slow,
    'acting.answering.endless': answering.endless,
    'acting.renewing.brisk': renewing.brisk,
    'acting.renewing.slow': renewing.slow,
    'acting.renewing.endless': renewing.endless,
    'acting.converting.brisk': converting.brisk,
    'acting.converting.slow': converting.slow,
    'acting.converting.endless': converting.endless,
    'acting.removing.brisk': removing.brisk,
    'acting.removing.slow': removing.slow,
    'acting.removing.endless': removing.endless,
    'acting.answered': () => Promise.reject(new Error('the machine leaves this state at once')),
    removed: () => unseen(pane()),
  },
};

const main = () => page.getByRole('main');
const reply = () => main().getByRole('region', { name: 'Tu respuesta' });
const asking = waitingSights(main, 'Cargando tu cotización…');
const replying = waitingSights(reply, 'Mandando tu respuesta…');

const asks = (accept: boolean) =>
  seen(reply().getByRole('group', { name: accept ? '¿Aceptas la cotización?' : '¿La rechazas?' }));

type Shared = SnapshotFrom<typeof sharedQuoteMachine>;

const seesQuote = async ({ context: { quote: known } }: Shared) => {
  await seen(main().getByRole('heading', { level: 1, name: known?.title ?? '' }));
};

export const sharedQuote: WalkedScreen<typeof sharedQuoteMachine> = {
  interactions: {
    'shared.reload': {
      by: 'person',
      can: (snapshot) => snapshot.matches('failed'),
      take: () => main().getByRole('alert').getByRole('button', { name: 'Reintentar' }).click(),
    },
    'shared.cancel': {
      by: 'person',
      can: (snapshot) => snapshot.hasTag('cancellable'),
      take: () => cancelIn(main()).click(),
    },
    'shared.accept': {
      by: 'person',
      take: () => reply().getByRole('button', { name: 'Aceptar cotización' }).click(),
    },
    'shared.reject': {
      by: 'person',
      take: () => reply().getByRole('button', { name: 'Rechazar' }).click(),
    },
    'shared.back': {
      by: 'person',
      take: () => reply().getByRole('button', { name: 'Todavía no' }).click(),
    },
    'shared.confirm': {
      by: 'person',
      take: async ({ note }) => {
        await reply().getByRole('textbox').fill(note);
        await reply()
          .getByRole('button', { name: /^Sí, la / })
          .click();
      },
    },
  },
  appearances: {
    'loading.brisk': asking.brisk,
    'loading.slow': asking.slow,
    'loading.endless': asking.endless,
    failed: () => seen(main().getByRole('alert')),
    deciding: () => Promise.reject(new Error('the machine leaves this state at once')),
    'open.undecided': async (snapshot) => {
      await seesQuote(snapshot);
      await seen(reply());
      await unseen(main().getByRole('alert'));
    },
    'open.confirming.untouched': async ({ context }) => {
      await asks(context.answer.accept);
      await unseen(reply().getByRole('alert'));
    },
    'open.confirming.refused': async ({ context }) => {
      await asks(context.answer.accept);
      await seen(reply().getByRole('alert'));
    },
    'answering.brisk': replying.brisk,
    'answering.slow': replying.slow,
    'answering.endless': replying.endless,
    closed: async (snapshot) => {
      await seesQuote(snapshot);
      await unseen(reply());
    },
  },
};
