import type { ChartPromises } from '../promises/promise.ts';
import type { sampleBasketMachine } from './sample-basket.machine.ts';

export const promises: ChartPromises<typeof sampleBasketMachine> = {
  sees: ({ samples }) => samples,
  promises: [
    {
      says: 'Nunca hay más muestras de las que se pueden pedir.',
      always: ({ context: { samples, most } }) => samples.length <= most,
    },
    {
      says: 'Una muestra no se pide dos veces.',
      when: ({ before, event, after }) =>
        event.type === 'basket.add' && after.context.samples !== before.context.samples,
      holds: ({ before, after }) => after.context.samples.length === before.context.samples.length + 1,
    },
    {
      says: 'Lo que se eligió se puede quitar.',
      from: (snapshot) => snapshot.matches('some'),
      leadsTo: (snapshot) => snapshot.matches('empty'),
    },
  ],
};
