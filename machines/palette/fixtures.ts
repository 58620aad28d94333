import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { tokens } from '../session/fixtures.ts';
import type { paletteMachine } from './palette.machine.ts';
import { promises } from './promises.ts';

export const palette: ChartFixtures<typeof paletteMachine> = {
  words: {
    name: 'Buscar o ir a',
    about:
      'El buscador del panel: se abre sobre la página, y lo que se eligió puede seguir cuando ya se cerró.',
    states: {
      dialog: 'Buscador',
      'dialog.closed': 'Cerrado',
      'dialog.open': 'Abierto',
      'dialog.left': 'Cerrado por ir a otra página',
      download: 'Lista de precios',
      'download.resting': 'Sin descargar',
      'download.running': 'Descargando',
    },
    events: {
      'palette.open': 'Buscar',
      'palette.close': 'Cerrar',
      'palette.leave': 'Ir a otra página',
      'palette.download': 'Descargar la lista de precios',
      'palette.downloaded': 'Terminó la descarga',
    },
    invokes: {},
    guards: {},
  },
  path: '/panel',
  // The lists that the download waits for.
  holds: ['priceListFiles'],
  starts: [{ name: 'Mariana', input: undefined, token: tokens.stored }],
  events: {
    'palette.open': bare,
    'palette.close': bare,
    'palette.leave': bare,
    'palette.download': bare,
    'palette.downloaded': bare,
  },
  invokes: {},
  facts: () => null,
  promises,
  outside: ['palette.downloaded'],
};
