import { ConfigError } from '#src/config/config-error.ts';
import { decodeRuntimeConfig } from '#src/config/runtime.ts';
import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import type { configurationMachine } from './configuration.machine.ts';
import { promises } from './promises.ts';

const config = decodeRuntimeConfig({});

const again = 'Se pide de nuevo';

const between = 'Entre dos intentos';

export const configuration: ChartFixtures<typeof configurationMachine> = {
  words: {
    name: 'Configuración',
    about:
      'El archivo config.json del sitio: se pide al llegar; si no contesta, sirve el último que guardó este navegador, y se pide otra vez.',
    states: {
      asking: 'Pidiendo el archivo',
      unreachable: 'No contesta y no hay uno guardado',
      'unreachable.pausing': between,
      'unreachable.asking': again,
      kept: 'Sirve el guardado',
      'kept.pausing': between,
      'kept.asking': again,
      known: 'Se conoce',
      faulty: 'Falta o no es válido',
    },
    events: {
      'configuration.read': 'Llega el archivo',
      'configuration.faulty': 'Falta o no es válido',
      'configuration.unreachable': 'No contesta',
      'configuration.retry': 'Reintentar',
    },
    invokes: { ask: 'Pedir config.json', askAgain: 'Pedirlo de nuevo', askBehind: 'Pedirlo sin molestar' },
    guards: { hasKept: 'Hay uno guardado' },
  },
  path: '/login',
  starts: [
    { name: 'Primera visita', input: { kept: null }, hasConfig: false },
    { name: 'Con uno guardado', input: { kept: config }, keptConfig: config, hasConfig: false },
  ],
  events: {
    'configuration.read': [{ name: 'Sin cambios', value: { config } }],
    'configuration.faulty': [
      {
        name: 'Con un valor que no sirve',
        value: { error: new ConfigError([{ key: 'currency', reason: 'debe ser un código ISO 4217' }]) },
      },
    ],
    'configuration.unreachable': bare,
    'configuration.retry': bare,
  },
  invokes: { ask: null, askAgain: null, askBehind: null },
  facts: ({ config: known }) => known !== null,
  promises,
  outside: ['configuration.read', 'configuration.faulty', 'configuration.unreachable'],
};
