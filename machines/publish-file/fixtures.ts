import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { waitingWords } from '#stories/charts/fixtures/words.ts';
import { path, pdfFile, planned, start } from '#stories/charts/samples/publications.ts';
import { promises } from './promises.ts';
import type { publishFileMachine } from './publish-file.machine.ts';

export const publishFile: ChartFixtures<typeof publishFileMachine> = {
  words: {
    name: 'Publicar un archivo',
    about:
      'Elegir un PDF, verlo y publicarlo desde un día; si no sube, queda elegido para mandarlo otra vez.',
    states: {
      empty: 'Sin archivo',
      'empty.untouched': 'Nada elegido',
      'empty.missing': 'Se mandó sin archivo',
      'empty.refused': 'No era un PDF',
      chosen: 'Archivo elegido',
      'chosen.opening': 'Abriéndolo',
      'chosen.editing': 'A la vista',
      'chosen.editing.untouched': 'Por publicar',
      'chosen.editing.failed': 'No subió',
      'chosen.uploading': 'Subiendo',
      'chosen.uploading.brisk': waitingWords.brisk,
      'chosen.uploading.slow': waitingWords.slow,
      'chosen.uploading.endless': waitingWords.endless,
      done: 'Publicado',
    },
    events: {
      'file.choose': 'Elegir un archivo',
      'form.submit': 'Publicar',
      'form.cancel': 'Dejar de subirlo',
      'document.readable': 'Se pudo abrir',
      'document.unreadable': 'No se pudo abrir',
    },
    invokes: { read: 'Abrir el PDF', upload: 'Subir el archivo' },
    actions: { dropWords: 'olvida lo mandado' },
    guards: {},
  },
  path,
  starts: [{ ...start, input: undefined }],
  events: {
    'file.choose': [{ name: 'La lista del año que viene', value: { file: pdfFile, attempt: 'intento-7' } }],
    'form.submit': [
      {
        name: 'Desde enero',
        value: {
          values: { kind: 'list-price', name: planned.name, version: '2087.1', valid_from: '2087-01-05' },
        },
      },
    ],
    'form.cancel': bare,
    'document.readable': bare,
    'document.unreadable': bare,
  },
  invokes: {
    read: null,
    upload: { asks: 'publishFile', answers: [{ name: 'Publicado', value: planned }] },
  },
  automatic: ['document.readable'],
  facts: ({ chosen }) => [chosen !== null],
  promises,
  outside: ['document.readable', 'document.unreadable'],
};
