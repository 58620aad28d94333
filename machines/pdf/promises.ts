import { enters, type ChartPromises } from '../promises/promise.ts';
import type { pdfMachine } from './pdf.machine.ts';

export const promises: ChartPromises<typeof pdfMachine> = {
  promises: [
    {
      says: 'Cancelar lo deja como estaba.',
      when: ({ event }) => event.type === 'pdf.cancel',
      holds: ({ after }) => after.matches('idle'),
    },
    {
      says: 'Un PDF que no se armó se puede pedir otra vez.',
      from: (snapshot) => snapshot.matches('failed'),
      leadsTo: (snapshot) => snapshot.matches('making'),
    },
    {
      says: 'Solo se descarga lo que se acaba de armar.',
      when: (step) => enters(step, (snapshot) => snapshot.matches('ready')),
      holds: ({ before }) => before.matches('making'),
    },
  ],
};
