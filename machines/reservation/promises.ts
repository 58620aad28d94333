import { enters, type ChartPromises } from '../promises/promise.ts';
import type { reservationMachine } from './reservation.machine.ts';

export const promises: ChartPromises<typeof reservationMachine> = {
  sees: ({ plan }) => plan?.id,
  promises: [
    {
      says: 'El material solo se reserva cuando alguien lo pide.',
      when: (step) => enters(step, (snapshot) => snapshot.matches('reserving')),
      holds: ({ event }) => event.type === 'reservation.reserve',
    },
    {
      says: 'Si no se pudo soltar, sigue reservado.',
      when: ({ before, event }) => before.matches('closing') && event.type.startsWith('xstate.error.'),
      holds: ({ after }) => after.matches('reserved'),
    },
    {
      says: 'Un plan cerrado ya no aparta material.',
      never: ({ before }) => before.matches('closed'),
    },
    {
      says: 'Lo que no se pudo apartar se puede volver a planear.',
      from: (snapshot) => snapshot.matches('free') && snapshot.context.error !== null,
      leadsTo: (snapshot) => snapshot.matches('outdated'),
    },
  ],
};
