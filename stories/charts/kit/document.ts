import type { documentMachine } from '#machines/document.machine.ts';
import { renderPdf } from '#mocks/files/pdf.ts';
import { href } from '#src/config/routes.ts';
import { bare, type ChartKit } from './kit.ts';
import { tokens } from './session.ts';
import { waitingWords } from './words.ts';

const LINES_OF_TWO_PAGES = 40;

const lines = Array.from({ length: LINES_OF_TWO_PAGES }, (_, index) => ({
  text: `Renglón ${String(index + 1)}`,
  amount: '$100.00',
}));

const pdf = new Blob([renderPdf({ title: 'Lista de ejemplo', subtitle: 'Dos páginas', lines })], {
  type: 'application/pdf',
});

const HALF = { arrived: 1_500_000, total: 3_000_000 };

export const document: ChartKit<typeof documentMachine> = {
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
      'document.unreadable': 'No se pudo leer',
    },
    invokes: { fetch: 'Pedir el archivo' },
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
    'document.unreadable': bare,
  },
  invokes: { fetch: { asks: 'document', answers: [{ name: 'Un PDF de dos páginas', value: pdf }] } },
  facts: ({ shows, saves }) => [shows, saves],
};
