import { renderPdf } from '#mocks/files/pdf.ts';
import { href } from '#src/config/routes.ts';
import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { waitingWords } from '#stories/charts/fixtures/words.ts';
import { tokens } from '../session/fixtures.ts';
import type { documentMachine } from './document.machine.ts';
import { promises } from './promises.ts';

const LINES_OF_TWO_PAGES = 40;

const lines = Array.from({ length: LINES_OF_TWO_PAGES }, (_, index) => ({
  text: `Renglón ${String(index + 1)}`,
  amount: '$100.00',
}));

const pdf = new Blob([renderPdf({ title: 'Lista de ejemplo', subtitle: 'Dos páginas', lines })], {
  type: 'application/pdf',
});

const HALF = { arrived: 1_500_000, total: 3_000_000 };

export const document: ChartFixtures<typeof documentMachine> = {
  words: {
    name: 'Documento',
    about:
      'Un archivo para ver en la página o descargar: llega por partes, y puede cancelarse, fallar o no ser un PDF.',
    states: {
      idle: 'En la lista',
      fetching: 'Descargando',
      'fetching.brisk': waitingWords.brisk,
      'fetching.slow': waitingWords.slow,
      'fetching.endless': waitingWords.endless,
      shown: 'A la vista',
      'shown.opening': 'Preparando sus páginas',
      'shown.open': 'Con sus páginas',
      unreadable: 'No se puede mostrar',
      saved: 'Descargado',
      failed: 'Falló',
    },
    events: {
      'document.open': 'Ver',
      'document.download': 'Descargar',
      'document.progress': 'Llegó otra parte',
      'document.cancel': 'Cancelar',
      'document.retry': 'Reintentar',
      'document.close': 'Cerrar',
      'document.readable': 'Se pudo leer',
      'document.unreadable': 'No se pudo leer',
    },
    invokes: { fetch: 'Pedir el archivo', read: 'Abrir el PDF' },
    actions: { forgetAttempt: 'olvida el intento anterior' },
    guards: { isShowing: 'se quiere ver', isSaving: 'se quiere guardar' },
  },
  path: href('priceList'),
  starts: [
    {
      name: 'Con sesión',
      input: { url: '/storage/files/lista-de-precios-toldos-y-motores-2026.pdf' },
      token: tokens.stored,
    },
  ],
  events: {
    'document.open': bare,
    'document.download': bare,
    'document.progress': [
      { name: 'La mitad', value: { progress: HALF } },
      { name: 'Sin saber cuánto falta', value: { progress: { ...HALF, total: null } } },
    ],
    'document.cancel': bare,
    'document.retry': bare,
    'document.close': bare,
    'document.readable': bare,
    'document.unreadable': bare,
  },
  invokes: {
    fetch: { asks: 'document', answers: [{ name: 'Un PDF de dos páginas', value: pdf }] },
    read: null,
  },
  automatic: ['document.readable'],
  facts: ({ shows, saves }) => [shows, saves],
  promises,
  outside: ['document.progress', 'document.readable', 'document.unreadable'],
};
