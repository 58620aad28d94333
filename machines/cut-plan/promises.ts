import type { ChartPromises } from '../promises/promise.ts';
import type { cutPlanMachine } from './cut-plan.machine.ts';

export const promises: ChartPromises<typeof cutPlanMachine> = {
  sees: ({ result }) => result !== null,
  promises: [
    {
      says: 'Un plan que se muestra está completo.',
      always: (snapshot) => !snapshot.matches('ready') || snapshot.context.result !== null,
    },
    {
      says: 'Todo cálculo se puede parar.',
      from: (snapshot) => snapshot.matches('planning'),
      leadsTo: (snapshot) => snapshot.matches('stopped'),
    },
    {
      says: 'Lo que se paró o falló se puede calcular otra vez.',
      from: (snapshot) => snapshot.matches('stopped') || snapshot.matches('failed'),
      leadsTo: (snapshot) => snapshot.matches('ready'),
    },
    {
      says: 'Un plan que ya no alcanza se vuelve a hacer con lo que hay ahora.',
      from: (snapshot) => snapshot.matches('outdated'),
      leadsTo: (snapshot) => snapshot.matches('planning'),
    },
  ],
};
