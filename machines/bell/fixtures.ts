import { href } from '#src/config/routes.ts';
import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import type { bellMachine } from './bell.machine.ts';
import { promises } from './promises.ts';

const accepted = { key: 'quote cotizacion-1', cause: 'accepted 0' };
const late = { key: 'order orden-1', cause: 'late 0' };

export const bell: ChartFixtures<typeof bellMachine> = {
  words: {
    name: 'Avisos',
    about:
      'De lo que espera por quien entró, cuánto no ha visto: lo mismo en todas sus pestañas, y se dice cuando llega algo más.',
    states: {
      closed: 'Cerrados',
      'closed.quiet': 'Sin decir nada',
      'closed.told': 'Llegó algo, y se dice',
      open: 'Abiertos',
    },
    events: {
      'bell.open': 'Abrir los avisos',
      'bell.close': 'Cerrarlos',
      'bell.arrived': 'Llegó una lista',
      'bell.found': 'El navegador recuerda',
      'bell.waits': 'Lo que espera ahora',
    },
    invokes: { watchSeen: 'Seguir lo que guarda el navegador', watchRows: 'Seguir las listas' },
    actions: { see: 'cuenta como visto lo que espera', keep: 'lo guarda para las demás pestañas' },
    guards: { isShown: 'ya está a la vista', isMore: 'hay algo más que antes' },
  },
  path: href('profile'),
  holds: ['quotes', 'orders'],
  starts: [{ name: 'Mariana', input: undefined, token: tokens.stored }],
  events: {
    'bell.open': bare,
    'bell.close': bare,
    'bell.arrived': [{ name: 'Sin filas', value: { rows: { quotes: [], orders: [] } } }],
    'bell.found': [
      { name: 'Algo, de otra pestaña', value: { seen: [accepted] } },
      { name: 'Nada', value: { seen: [] } },
    ],
    'bell.waits': [
      { name: 'Una cotización', value: { waits: [accepted], isShown: false } },
      { name: 'Y una orden', value: { waits: [accepted, late], isShown: false } },
      { name: 'Todo a la vista', value: { waits: [accepted, late], isShown: true } },
    ],
  },
  invokes: { watchSeen: null, watchRows: null },
  facts: ({ seen, waits }) => [seen.length, waits?.length ?? null],
  silent: ['keep'],
  promises,
  outside: ['bell.arrived', 'bell.found', 'bell.waits'],
};
