import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { promises } from './promises.ts';
import type { versionMachine } from './version.machine.ts';

export const version: ChartFixtures<typeof versionMachine> = {
  words: {
    name: 'Versión del sitio',
    about:
      'Si el servidor ya tiene una versión más nueva: se pregunta cuando la persona vuelve a la página, a lo más cada 15 minutos.',
    states: {
      resting: 'Hace poco se supo',
      watching: 'Esperando que vuelva',
      asking: 'Preguntando al servidor',
      outdated: 'Hay una más nueva',
    },
    events: {
      'page.focused': 'Vuelve a la página',
      'version.same': 'Es la misma',
      'version.newer': 'Es más nueva',
      'version.unknown': 'No se sabe',
    },
    invokes: { ask: 'Preguntar la versión', watchPage: 'Ver si vuelve' },
    guards: {},
  },
  path: '/login',
  starts: [{ name: 'Visitante', input: undefined }],
  events: { 'page.focused': bare, 'version.same': bare, 'version.newer': bare, 'version.unknown': bare },
  invokes: { ask: null, watchPage: null },
  facts: () => null,
  promises,
  outside: ['version.same', 'version.newer', 'version.unknown'],
};
