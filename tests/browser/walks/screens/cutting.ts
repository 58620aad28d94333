import { page } from 'vitest/browser';
import type { cutPlanMachine } from '#machines/cut-plan.machine.ts';
import type { cuttingStockMachine } from '#machines/cutting-stock.machine.ts';
import type { reservationMachine } from '#machines/reservation.machine.ts';
import type { WaitingTag } from '#machines/support/waiting.ts';
import { holdPlans, letPlansBegin } from '#stories/charts/stage/held-plans.ts';
import { choose } from '../support/filling.ts';
import { byApp, type WalkedScreen } from '../support/screen.ts';
import { walkedResource } from '../support/resource.ts';
import { seen, unseen } from '../support/seeing.ts';
import { cancelIn, waitingSights } from '../support/waiting.ts';

const work = () => page.getByRole('main');
const list = () => work().getByRole('heading', { name: 'Lista de materiales' });
const stock = walkedResource({
  part: work,
  label: 'Cargando el almacén…',
  loads: 'a closed plan loads what is free again',
  clears: 'nothing clears the stock while its plan is open',
});
const { failure } = stock;

export const cuttingStock: WalkedScreen<typeof cuttingStockMachine> = {
  interactions: stock.interactions,
  appearances: {
    idle: () => unseen(list()),
    ...stock.waits,
    ready: () =>
      seen(
        work()
          .getByRole('status')
          .filter({ hasText: /^Acomodando / })
          .or(list()),
      ),
    failed: () => seen(failure()),
  },
};

export const cutPlan: WalkedScreen<typeof cutPlanMachine> = {
  interactions: {
    'plan.progress': byApp('the worker reports its progress at intervals'),
    // The plan is of the screen's own order.
    'plan.made': { by: 'person', ownPayload: true, take: () => Promise.resolve(letPlansBegin()) },
    'plan.failed': byApp('it fails only when the worker does not load'),
    'plan.cancel': { by: 'person', take: () => work().getByRole('button', { name: 'Detener' }).click() },
    'plan.renew': byApp('its reservation was refused, which the answers of a walk are not'),
    'plan.read': byApp('the stock is loaded again'),
    'plan.begin': {
      by: 'person',
      take: async () => {
        holdPlans();
        await work()
          .getByRole('button', { name: /^(?:Volver a empezar|Reintentar)$/ })
          .click();
      },
    },
  },
  appearances: {
    planning: () =>
      seen(
        work()
          .getByRole('status')
          .filter({ hasText: /^Acomodando / }),
      ),
    ready: () => seen(list()),
    outdated: () => seen(work().getByRole('status').filter({ hasText: 'Viendo qué hay ahora…' })),
    stopped: () => seen(work().getByRole('status').filter({ hasText: 'Detuviste el plan.' })),
    failed: () => seen(failure().getByRole('button', { name: 'Reintentar' })),
  },
};

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
