import { holdPlans, letPlansBegin } from '#stories/charts/stage/held/plans.ts';
import { failure, list, work } from '#tests/browser/walks/support/cutting.ts';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen } from '#tests/browser/walks/support/seeing.ts';
import type { cutPlanMachine } from './cut-plan.machine.ts';

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
