import { page } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import { expiredIds, openFolio, openIds } from '#stories/charts/samples/dealer-quotes.ts';
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import { cancelIn, waitingSights } from '#tests/browser/walks/support/waiting.ts';
import type { BulkAct, bulkQuotesMachine } from './bulk-quotes.machine.ts';

type BulkSnapshot = SnapshotFrom<typeof bulkQuotesMachine>;

const bar = () => page.getByRole('group', { name: 'Cotizaciones elegidas' });

const progress = () => page.getByRole('group', { name: 'Avance' });

const failures = () => page.getByRole('group', { name: 'Lo que no se hizo' });

const result = () => page.getByRole('status', { name: 'Resultado' });

const question = () => page.getByRole('dialog', { name: /^¿(?:Renovar|Rechazaron) / });

const renewing = waitingSights(progress, 'Renovando');

const rejecting = waitingSights(progress, 'Anotando');

/** Whether the bar offers an act: for chosen quotes that it can be done with. */
const isOffered = ({ context: { chosen } }: BulkSnapshot, act: BulkAct) =>
  (act === 'renew' ? expiredIds : openIds).some((id) => chosen.includes(id));

export const bulkQuotes: WalkedScreen<typeof bulkQuotesMachine> = {
  interactions: {
    'bulk.choose': {
      by: 'person',
      // The screen has them in its own order.
      ownPayload: true,
      can: ({ context: { chosen } }, { ids }) => ids.length > 0 === (chosen.length === 0),
      take: ({ ids }) =>
        ids.length > 0
          ? page
              .getByRole('checkbox', {
                name: `Elegir ${ids.length > 1 ? 'todas las filas de esta página' : openFolio}`,
              })
              .click()
          : bar().getByRole('button', { name: 'Quitar la selección' }).click(),
    },
    'bulk.ask': {
      by: 'person',
      can: (snapshot, { act }) => isOffered(snapshot, act),
      take: ({ act }) =>
        bar()
          .getByRole('button', { name: act === 'renew' ? /^Renovar \d/ : /^Anotar \d/ })
          .click(),
    },
    'bulk.keep': {
      by: 'person',
      take: () =>
        question()
          .getByRole('button', { name: /^(?:Ahora no|Todavía no)$/ })
          .click(),
    },
    'bulk.confirm': {
      by: 'person',
      // The screen's own quotes, at the prices that it shows.
      ownPayload: true,
      take: () =>
        question()
          .getByRole('button', { name: /^(?:Renovar \d|Sí, anotarlas)/ })
          .click(),
    },
    'bulk.stop': { by: 'person', take: () => progress().getByRole('button', { name: 'Detener' }).click() },
    'bulk.cancel': {
      by: 'person',
      can: (snapshot) => snapshot.hasTag('cancellable'),
      take: () => cancelIn(progress()).click(),
    },
    'bulk.retry': {
      by: 'person',
      take: () => failures().getByRole('button', { name: 'Reintentar' }).click(),
    },
    'bulk.dismiss': {
      by: 'person',
      take: () =>
        failures()
          .getByRole('button', { name: 'Entendido' })
          .or(result().getByRole('button', { name: 'Cerrar aviso' }))
          .click(),
    },
  },
  appearances: {
    choosing: async ({ context: { chosen } }) => {
      await seen(page.getByRole('table'));
      await (chosen.length > 0 ? seen(bar()) : unseen(bar()));
    },
    asking: () => seen(question()),
    next: () => Promise.reject(new Error('the machine leaves this state at once')),
    'sending.deciding': () => Promise.reject(new Error('the machine leaves this state at once')),
    'sending.renewing.brisk': renewing.brisk,
    'sending.renewing.slow': renewing.slow,
    'sending.renewing.endless': renewing.endless,
    'sending.rejecting.brisk': rejecting.brisk,
    'sending.rejecting.slow': rejecting.slow,
    'sending.rejecting.endless': rejecting.endless,
    done: () => seen(result()),
    failed: () => seen(failures().getByRole('alert')),
  },
};
