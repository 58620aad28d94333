import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { waitingWords } from '#stories/charts/fixtures/words.ts';
import { cartOfTwo, path, start } from '#stories/charts/samples/cart.ts';
import { window } from '#stories/charts/samples/quotes-samples.ts';
import { promises } from './promises.ts';
import { BATCH_SIZE, type quickOrderMachine, type ReadRows } from './quick-order.machine.ts';

/** A list with the given numbers of valid and invalid rows. */
const rows = (ready: number, failed: number): ReadRows => ({
  ready: Array.from({ length: ready }, (_, at) => ({
    row: at + 1,
    cells: { Tela: 'Blackout Lino', Color: 'Blanco' },
    window: { ...window, key: `ventana-${String(at)}` },
  })),
  failed: Array.from({ length: failed }, (_, at) => ({
    row: ready + at + 1,
    cells: { Tela: 'Terciopelo' },
    reasons: ['No tenemos la tela “Terciopelo”.'],
  })),
  skipped: 0,
});

/** The choices that a walk makes. */
const list = new File(['Tela,Color,Ancho,Alto'], 'lista.csv', { type: 'text/csv' });

export const quickOrder: ChartFixtures<typeof quickOrderMachine> = {
  words: {
    name: 'Orden rápida',
    about:
      'Muchas ventanas de un archivo: leerlo renglón por renglón, decir lo que no se puede, y agregar lo demás por tandas sin repetir nada.',
    states: {
      empty: 'Esperando un archivo',
      'empty.untouched': 'Nada elegido',
      'empty.unreadable': 'No sirvió el archivo',
      reading: 'Leyendo',
      checked: 'Revisado',
      'checked.untouched': 'Por agregar',
      'checked.failed': 'No se agregó todo',
      adding: 'Agregando',
      'adding.brisk': waitingWords.brisk,
      'adding.slow': waitingWords.slow,
      'adding.endless': waitingWords.endless,
      done: 'Agregado',
    },
    events: {
      'import.choose': 'Elegir un archivo',
      'import.add': 'Agregar',
      'import.cancel': 'Detener',
      'import.restart': 'Empezar con otra lista',
      'import.progress': 'Van tantos renglones',
      'import.read': 'Se leyó entero',
      'import.unreadable': 'No es una lista',
    },
    invokes: { readRows: 'Leer el archivo', add: 'Agregar una tanda' },
    guards: { hasReady: 'hay ventanas por agregar', hasMore: 'queda más de una tanda' },
  },
  path: `${path}?orden=rapida`,
  starts: [{ ...start, input: undefined }],
  events: {
    'import.choose': [{ name: 'Una lista', value: { file: list } }],
    'import.add': bare,
    'import.cancel': bare,
    'import.restart': bare,
    'import.progress': [{ name: 'La mitad', value: { done: 50, total: 100 } }],
    'import.read': [
      { name: 'Dos tandas', value: { rows: rows(BATCH_SIZE + 1, 1) } },
      { name: 'Ninguno sirve', value: { rows: rows(0, 2) } },
    ],
    'import.unreadable': [{ name: 'Está vacío', value: { what: 'El archivo está vacío.' } }],
  },
  invokes: {
    readRows: null,
    add: { asks: 'addToCart', answers: [{ name: 'Agregadas', value: cartOfTwo }] },
  },
  facts: ({ ready, what, error }) => [
    ready.length > 0,
    ready.length > BATCH_SIZE,
    what !== null,
    error !== null,
  ],
  promises,
  outside: ['import.progress'],
};
