import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import { seenPrice } from '#stories/charts/samples/quotes-samples.ts';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import { cancelIn, waitingSights } from '#tests/browser/walks/support/waiting.ts';
import type { quoteMachine } from './quote.machine.ts';

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
    'quote.arrived': byApp('the quote comes with the news of its list'),
    'quote.cancel': {
      by: 'person',
      can: (snapshot) => snapshot.hasTag('cancellable'),
      take: () => cancelIn(pane().or(review())).click(),
    },
    'quote.validFor': {
      by: 'person',
      take: async ({ days }) => {
        await pane()
          .getByRole('radio', { name: `${String(days)} días` })
          .click();
      },
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
      take: async ({ days }) => {
        await renewal()
          .getByRole('radio', { name: `${String(days)} días` })
          .click();
        await renewal()
          .getByRole('button', { name: /^Renovar a \$/ })
          .click();
      },
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
      // An answer names the optional windows that were left out.
      ownPayload: true,
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
