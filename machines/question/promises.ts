import { enters, type ChartPromises } from '../promises/promise.ts';
import type { questionMachine } from './question.machine.ts';

export const promises: ChartPromises<typeof questionMachine> = {
  promises: [
    {
      says: 'Una pregunta siempre se puede cerrar.',
      from: (snapshot) => snapshot.matches('open'),
      leadsTo: (snapshot) => snapshot.matches('closed'),
    },
    {
      says: 'Se pregunta cada vez que hace falta.',
      from: (snapshot) => snapshot.matches('closed'),
      leadsTo: (snapshot) => snapshot.matches('open'),
    },
    {
      says: 'Nada se pregunta por sí solo.',
      when: (step) => enters(step, (snapshot) => snapshot.matches('open')),
      holds: ({ event }) => event.type === 'question.ask',
    },
  ],
};
