import { href } from '#src/config/routes.ts';
import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { waitingWords } from '#stories/charts/fixtures/words.ts';
import { keptClient } from '#stories/charts/samples/clients.ts';
import { tokens } from '../session/fixtures.ts';
import type { OpenedClients } from '../support/client-rows.ts';
import {
  isSettled,
  leftIn,
  readyIn,
  type DecidedClients,
  type importClientsMachine,
} from './import-clients.machine.ts';
import { promises } from './promises.ts';

const source = {
  file: new File(['Cliente,Correo'], 'lista.csv', { type: 'text/csv' }),
  pasted: null,
  key: 'lista',
};

const columns: OpenedClients['columns'] = [
  { at: 0, heading: 'Cliente', samples: [], as: 'name' },
  { at: 1, heading: 'Correo', samples: [], as: 'email' },
  { at: 2, heading: 'Zona', samples: [], as: 'ignored' },
];

const list: OpenedClients = {
  shape: 'cliente|correo|zona',
  columns,
  taken: { encoding: 'utf-8', separator: ',', sheet: 0, headings: 1 },
  ...{ count: 2, sheets: [], top: [], skipped: 0 },
  rows: [
    { row: 2, cells: ['Ana Robles', 'ana@ejemplo.mx', ''] },
    { row: 3, cells: ['Beto Cano', 'beto@ejemplo.mx', ''] },
  ],
};

const decided = (isChecked: boolean): DecidedClients => ({
  ...{ taking: list.taken, isChecked, mended: {}, chosen: {}, saved: [] },
  uses: columns.map(({ as }) => as),
});

export const importClients: ChartFixtures<typeof importClientsMachine> = {
  words: {
    name: 'Importar clientes',
    about:
      'Clientes de una lista: entender sus columnas, mostrar cada renglón y a quién ya se tiene, y guardarlos uno tras otro sin repetir a nadie.',
    states: {
      empty: 'Esperando una lista',
      'empty.untouched': 'Nada elegido',
      'empty.unreadable': 'No sirvió el archivo',
      reading: 'Abriendo',
      columns: 'Columnas',
      checked: 'Revisión',
      'checked.untouched': 'Por guardar',
      'checked.failed': 'No se guardó todo',
      'checked.left': 'Quedan dudas',
      saving: 'Guardando',
      'saving.brisk': waitingWords.brisk,
      'saving.slow': waitingWords.slow,
      'saving.endless': waitingWords.endless,
      done: 'Guardados',
    },
    events: {
      'import.choose': 'Elegir un archivo',
      'import.resume': 'La página se cargó otra vez',
      'import.take': 'Leer el archivo de otro modo',
      'import.use': 'Decir qué es una columna',
      'import.ignore': 'No usar las que faltan',
      'import.check': 'Revisar los renglones',
      'import.columns': 'Volver a las columnas',
      'import.mend': 'Corregir un renglón',
      'import.decide': 'Decidir qué hacer con un renglón',
      'import.save': 'Guardar',
      'import.cancel': 'Detener',
      'import.restart': 'Empezar con otra lista',
      'import.opened': 'Se ven sus columnas',
      'import.unreadable': 'No es una lista',
    },
    invokes: { openList: 'Leer el archivo', saveOne: 'Guardar un cliente' },
    guards: {
      isSettled: 'todas las columnas tienen respuesta',
      wasChecked: 'las columnas ya estaban confirmadas',
      hasReady: 'hay clientes por guardar',
      hasMore: 'queda más de uno',
      hasLeft: 'quedan renglones con dudas',
      isRefused: 'el servidor no aceptó sus datos',
      isRefusedBeforeMore: 'no aceptó sus datos, y quedan más',
    },
  },
  path: `${href('quotes')}?vista=clientes&importar=lista`,
  starts: [{ name: 'Quien distribuye', token: tokens.stored, as: 'distributor', input: undefined }],
  events: {
    'import.choose': [{ name: 'Una lista', value: { source } }],
    'import.resume': [
      { name: 'Ya revisada', value: { source, decided: decided(true), known: [] } },
      { name: 'Sin confirmar sus columnas', value: { source, decided: decided(false), known: [] } },
    ],
    'import.take': [{ name: 'Con otras letras', value: { taking: { encoding: 'windows-1252' } } }],
    'import.use': [
      { name: 'El correo', value: { at: 1, as: 'email' } },
      { name: 'Todavía no se sabe', value: { at: 1, as: null } },
    ],
    'import.ignore': bare,
    'import.check': [{ name: 'Nadie guardado', value: { known: [] } }],
    'import.columns': bare,
    'import.mend': [{ name: 'El nombre', value: { row: 3, cells: { name: 'Beto Cano' } } }],
    'import.decide': [
      { name: 'No importar', value: { row: 3, choice: 'skip' } },
      { name: 'Aparte', value: { row: 3, choice: 'new' } },
    ],
    'import.save': bare,
    'import.cancel': bare,
    'import.restart': bare,
    'import.opened': [
      { name: 'Todo se entiende', value: { list } },
      {
        name: 'Una columna no',
        value: {
          list: { ...list, columns: columns.with(2, { at: 2, heading: 'Zona', samples: [], as: null }) },
        },
      },
      {
        name: 'A uno le falta el nombre',
        value: {
          list: { ...list, rows: [...list.rows.slice(0, 1), { row: 3, cells: ['', 'beto@ejemplo.mx', ''] }] },
        },
      },
    ],
    'import.unreadable': [{ name: 'Está vacío', value: { what: 'El archivo está vacío.' } }],
  },
  invokes: {
    openList: null,
    saveOne: {
      asks: 'saveClient',
      answers: [{ name: 'Guardado', value: keptClient }],
      toldApart: ['422', '409'],
    },
  },
  facts: ({ rows, list: opened, resumed, what, error }) => [
    Math.min(readyIn(rows).length, 2),
    Math.min(leftIn(rows).length, 2),
    leftIn(rows).some(({ sent }) => sent !== null),
    rows.filter(({ refused }) => refused.length > 0).length,
    opened !== null && isSettled(opened.columns),
    // A row that cannot be saved counts before it is read.
    opened?.rows.some(({ cells: [name] }) => name === '') === true,
    // Decisions of before the reload count until the list is open.
    resumed?.isChecked === true,
    what !== null,
    error !== null,
  ],
  promises,
  outside: ['import.resume'],
};
