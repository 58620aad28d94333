import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { waitingWords } from '#stories/charts/fixtures/words.ts';
import { cartOfTwo, path, start } from '#stories/charts/samples/cart.ts';
import { window } from '#stories/charts/samples/quotes-samples.ts';
import { promises } from './promises.ts';
import {
  BATCH_SIZE,
  faultyIn,
  isSettled,
  readyIn,
  type DecidedWindows,
  type ListColumn,
  type ListRow,
  type OpenedList,
  type quickOrderMachine,
  type ReadRows,
} from './quick-order.machine.ts';

/** The row of a file behind its headings. */
const FIRST_ROW = 2;

const readyRow = (row: number): ListRow => ({
  row,
  cells: ['Blackout Lino', 'Blanco', '120 cm', '180 cm'],
  above: [],
  mended: {},
  window: { ...window, key: `ventana-${String(row)}` },
  faults: [],
});

const faultyRow = (row: number): ListRow => ({
  ...readyRow(row),
  window: null,
  faults: [{ at: 'colour', kind: null, says: 'Blackout Lino no viene en “Ultravioleta”.', offers: [] }],
});

/** A list with the given numbers of valid and invalid rows. */
const rows = (ready: number, faulty: number): ReadRows => ({
  rows: [
    ...Array.from({ length: ready }, (_, at) => readyRow(FIRST_ROW + at)),
    ...Array.from({ length: faulty }, (_, at) => faultyRow(FIRST_ROW + ready + at)),
  ],
  skipped: 0,
});

/** The choices that a walk makes. */
const source = {
  file: new File(['Tela,Color,Ancho,Alto'], 'lista.csv', { type: 'text/csv' }),
  pasted: null,
  key: 'lista',
};

const taken = { encoding: 'utf-8', separator: ',', sheet: 0, headings: 1 };

const column = (at: number, heading: string, as: string | null): ListColumn => ({
  ...{ at, heading, as },
  samples: [],
  unit: null,
});

const columns = [
  column(0, 'Tela', 'fabric'),
  column(1, 'Color', 'colour'),
  column(2, 'Ancho', 'width'),
  column(3, 'Alto', 'height'),
  column(4, 'Notas', 'ignored'),
];

const list: OpenedList = {
  ...{ columns, taken, shape: 'tela|color|ancho|alto|notas', unit: 'cm' },
  ...{ units: ['cm'], count: 1, sheets: [], top: [] },
};

/** What was decided about such a list before the page was loaded again. */
const decided = (isChecked: boolean): DecidedWindows => ({
  ...{ taking: taken, unit: 'cm', isChecked, mended: {}, added: [] },
  uses: columns.map(({ as }) => as),
});

export const quickOrder: ChartFixtures<typeof quickOrderMachine> = {
  words: {
    name: 'Orden rápida',
    about:
      'Muchas ventanas de una lista: entender sus columnas, mostrar cada renglón con sus dudas, corregirlo ahí mismo, y agregar por tandas sin repetir nada.',
    states: {
      empty: 'Esperando un archivo',
      'empty.untouched': 'Nada elegido',
      'empty.unreadable': 'No sirvió el archivo',
      reading: 'Abriendo',
      columns: 'Columnas',
      checking: 'Leyendo los renglones',
      checked: 'Revisión',
      'checked.untouched': 'Por agregar',
      'checked.failed': 'No se agregó todo',
      'checked.left': 'Quedan dudas',
      adding: 'Agregando',
      'adding.brisk': waitingWords.brisk,
      'adding.slow': waitingWords.slow,
      'adding.endless': waitingWords.endless,
      done: 'Agregado',
    },
    events: {
      'import.choose': 'Elegir un archivo',
      'import.resume': 'La página se cargó otra vez',
      'import.take': 'Leer el archivo de otro modo',
      'import.use': 'Decir qué es una columna',
      'import.unit': 'Decir la unidad',
      'import.ignore': 'No usar las que faltan',
      'import.check': 'Revisar los renglones',
      'import.columns': 'Volver a las columnas',
      'import.mend': 'Corregir un renglón',
      'import.add': 'Agregar',
      'import.cancel': 'Detener',
      'import.restart': 'Empezar con otra lista',
      'import.opened': 'Se ven sus columnas',
      'import.progress': 'Van tantos renglones',
      'import.read': 'Se leyó entero',
      'import.unreadable': 'No es una lista',
    },
    invokes: { readRows: 'Leer el archivo', add: 'Agregar una tanda' },
    guards: {
      isSettled: 'todas las columnas y la unidad tienen respuesta',
      wasChecked: 'las columnas ya estaban confirmadas',
      hasReady: 'hay ventanas por agregar',
      hasMore: 'queda más de una tanda',
      hasFaulty: 'hay renglones con dudas',
    },
  },
  path: `${path}?orden=rapida`,
  starts: [{ ...start, input: undefined }],
  events: {
    'import.choose': [{ name: 'Una lista', value: { source } }],
    'import.resume': [
      { name: 'Ya revisada', value: { source, decided: decided(true) } },
      { name: 'Sin confirmar sus columnas', value: { source, decided: decided(false) } },
    ],
    'import.take': [{ name: 'Con otras letras', value: { taking: { encoding: 'windows-1252' } } }],
    'import.use': [
      { name: 'El color', value: { at: 1, as: 'colour' } },
      { name: 'Todavía no se sabe', value: { at: 1, as: null } },
    ],
    'import.unit': [{ name: 'En metros', value: { unit: 'm' } }],
    'import.ignore': bare,
    'import.check': bare,
    'import.columns': bare,
    'import.mend': [
      { name: 'El primero', value: { rows: [readyRow(FIRST_ROW)] } },
      { name: 'El último', value: { rows: [readyRow(FIRST_ROW + BATCH_SIZE + 1)] } },
    ],
    'import.add': bare,
    'import.cancel': bare,
    'import.restart': bare,
    'import.opened': [
      { name: 'Todo se entiende', value: { list } },
      {
        name: 'Una columna no se entiende',
        value: { list: { ...list, columns: columns.with(4, column(4, 'Notas', null)) } },
      },
      { name: 'Falta la unidad', value: { list: { ...list, unit: null, units: ['cm', 'in'] } } },
    ],
    'import.progress': [{ name: 'La mitad', value: { done: 50, total: 100 } }],
    'import.read': [
      { name: 'Dos tandas', value: { rows: rows(BATCH_SIZE + 1, 1) } },
      { name: 'Ninguno sirve', value: { rows: rows(0, 2) } },
      { name: 'Todos sirven', value: { rows: rows(1, 0) } },
    ],
    'import.unreadable': [{ name: 'Está vacío', value: { what: 'El archivo está vacío.' } }],
  },
  happens: {
    'import.mend': ({ rows: shown }, { rows: mended }) =>
      mended.every(({ row }) => shown.some((one) => one.row === row && one.window === null)),
  },
  invokes: {
    readRows: null,
    add: { asks: 'addToCart', answers: [{ name: 'Agregadas', value: cartOfTwo }] },
  },
  facts: ({ rows: read, list: opened, resumed, what, error }) => [
    readyIn(read).length > 0,
    readyIn(read).length > BATCH_SIZE,
    faultyIn(read).length > 0,
    opened !== null && isSettled(opened),
    // Decisions of before the reload count until the list is open.
    opened === null && resumed?.isChecked === true,
    what !== null,
    error !== null,
  ],
  promises,
  outside: ['import.progress', 'import.resume'],
};
