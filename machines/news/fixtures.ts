import { href } from '#src/config/routes.ts';
import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import type { newsMachine } from './news.machine.ts';
import { promises } from './promises.ts';

export const news: ChartFixtures<typeof newsMachine> = {
  words: {
    name: 'Novedades',
    about:
      'Lo nuevo llega sin volver a cargar: se pregunta cada minuto mientras alguien ve el panel con señal, y con más calma si falla.',
    states: {
      waiting: 'Entre preguntas',
      'waiting.resting': 'Hace poco se supo',
      'waiting.due': 'Esperando que alguien vea la página',
      asking: 'Preguntando al servidor',
      refused: 'El servidor no le contesta',
    },
    events: {
      'page.left': 'Nadie ve la página, o se va la señal',
      'page.returned': 'Alguien ve la página',
      'page.connected': 'Vuelve la señal',
      'news.arrived': 'Llegó lo nuevo',
      'news.failed': 'No llegó',
      'news.refused': 'No tiene permiso',
    },
    invokes: { watchPage: 'Ver si alguien está', ask: 'Pedir las listas' },
    guards: { hasFailed: 'la última vez falló', isSeen: 'alguien la ve, con señal' },
    delays: { untilDue: '1 min, y el doble después de cada fallo, a lo más 15' },
  },
  path: href('profile'),
  holds: ['quotes', 'orders', 'networkQuotes', 'networkOrders', 'sampleRequests'],
  starts: [{ name: 'Mariana', input: { seesAll: false }, token: tokens.stored }],
  events: {
    'page.left': bare,
    'page.returned': bare,
    'page.connected': bare,
    'news.arrived': bare,
    'news.failed': bare,
    'news.refused': bare,
  },
  invokes: { watchPage: null, ask: null },
  facts: ({ failures, isSeen }) => [failures > 0, isSeen],
  promises,
  outside: ['news.arrived', 'news.failed', 'news.refused'],
};
