import type { boardMovesMachine } from '../board-moves.machine.ts';
import type { cutPlanMachine } from '../cut-plan.machine.ts';
import type { orderStagesMachine } from '../order-stages.machine.ts';
import type { reservationMachine } from '../reservation.machine.ts';
import { enters, type ChartPromises } from './promise.ts';

export const orderStages: ChartPromises<typeof orderStagesMachine> = {
  sees: (facts) => facts,
  promises: [
    {
      says: 'Una orden entregada o cancelada ya no se mueve.',
      never: ({ before, event }) =>
        event.type !== 'stage.read' && (before.matches('entregado') || before.matches('cancelado')),
    },
    {
      says: 'Nada avanza a una etapa para la que le falta algo.',
      when: ({ event }) => event.type === 'stage.advance' || event.type === 'stage.send',
      holds: ({ before, after }) => !before.context.lacking.includes(after.context.stage),
    },
    {
      says: 'Solo un administrador mueve etapas; quien la hizo puede cancelarla antes de que empiece.',
      when: ({ before, event }) => event.type !== 'stage.read' && before.context.who !== 'administrator',
      holds: ({ before, after }) =>
        before.context.who === 'maker' && before.matches('confirmado') && after.matches('cancelado'),
    },
    {
      says: 'Ninguna orden regresa de etapa sin un motivo.',
      never: ({ event }) => event.type === 'stage.return' && 'reason' in event && event.reason === '',
    },
  ],
};

export const boardMoves: ChartPromises<typeof boardMovesMachine> = {
  sees: ({ queue, refused }) => [queue.length > 0, refused.length > 0],
  promises: [
    {
      says: 'En reposo no queda ningún movimiento por mandar.',
      always: (snapshot) => !snapshot.matches('quiet') || snapshot.context.queue.length === 0,
    },
    {
      says: 'Un movimiento que no se pudo hacer siempre se dice.',
      when: ({ event }) => event.type.startsWith('xstate.error.'),
      holds: ({ before, after }) => after.context.refused.length > before.context.refused.length,
    },
    {
      says: 'Lo rechazado se puede cerrar y seguir moviendo.',
      from: (snapshot) => snapshot.matches('refused'),
      leadsTo: (snapshot) => snapshot.matches('quiet'),
    },
  ],
};

export const cutPlan: ChartPromises<typeof cutPlanMachine> = {
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

export const reservation: ChartPromises<typeof reservationMachine> = {
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
