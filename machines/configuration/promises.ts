import type { ChartPromises } from '../promises/promise.ts';
import type { configurationMachine } from './configuration.machine.ts';

export const promises: ChartPromises<typeof configurationMachine> = {
  promises: [
    {
      says: 'Solo se llama al servidor con una configuración válida.',
      always: (snapshot) => !snapshot.hasTag('usable') || snapshot.context.config !== null,
    },
    {
      says: 'Una configuración guardada sigue sirviendo aunque el archivo falle.',
      when: ({ before }) => before.matches('kept'),
      holds: ({ after }) => after.hasTag('usable'),
    },
    {
      says: 'Sin configuración se sigue pidiendo hasta que llega.',
      from: (snapshot) => snapshot.matches('unreachable'),
      leadsTo: (snapshot) => snapshot.matches('known'),
    },
  ],
};
