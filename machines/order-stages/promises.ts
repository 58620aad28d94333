import type { ChartPromises } from '../promises/promise.ts';
import type { orderStagesMachine } from './order-stages.machine.ts';

export const promises: ChartPromises<typeof orderStagesMachine> = {
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
