import { decodeBase64 } from '#mocks/requests/base64.ts';
import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import type { ownWindowMachine, Photo, Quad } from './own-window.machine.ts';
import { promises } from './promises.ts';

/** The smallest valid picture: one grey pixel. */
const GIF = 'R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

const file = new File([decodeBase64(GIF)], 'ventana.gif', { type: 'image/gif' });

const photo: Photo = { file, width: 800, height: 600 };

const quad = (left: number, top: number, right: number, bottom: number): Quad => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

const opening = quad(200, 120, 600, 430);

const sheet = quad(360, 250, 440, 360);

const tiny = quad(200, 120, 202, 122);

export const ownWindow: ChartFixtures<typeof ownWindowMachine> = {
  words: {
    name: 'En tu ventana',
    about:
      'Una foto de la ventana, marcada por sus esquinas, donde se ve la persiana; nada sale del navegador.',
    states: {
      empty: 'Sin foto',
      'empty.untouched': 'Nada elegido',
      'empty.refused': 'No sirvió el archivo',
      reading: 'Abriendo la foto',
      shown: 'Con foto',
      'shown.marking': 'Marcando la ventana',
      'shown.marking.placing': 'Moviendo los puntos',
      'shown.marking.refused': 'Así no es un rectángulo',
      'shown.seeing': 'Viéndola puesta',
      'shown.seeing.after': 'Con la persiana',
      'shown.seeing.before': 'Como está ahora',
      'shown.measuring': 'Marcando algo de tamaño conocido',
      'shown.measuring.placing': 'Moviendo sus puntos',
      'shown.measuring.refused': 'Tampoco es un rectángulo',
    },
    events: {
      'photo.choose': 'Elegir una foto',
      'photo.refuse': 'Elegir algo que no es foto',
      'photo.read': 'El navegador la abrió',
      'photo.unreadable': 'No se pudo abrir',
      'photo.cancel': 'Dejar de abrirla',
      'window.place': 'Mover una esquina',
      'window.mark': 'Ver cómo queda',
      'window.again': 'Mover las esquinas',
      'see.before': 'Antes',
      'see.after': 'Después',
      'see.raise': 'Subirla o bajarla',
      'reference.begin': 'Estimar la medida',
      'reference.kind': 'Hoja o tarjeta',
      'reference.place': 'Mover una esquina de la hoja',
      'reference.mark': 'Estimar con ella',
      'reference.leave': 'Volver',
    },
    invokes: { read: 'Abrir y reducir la foto' },
    actions: { dropProblem: 'quita el aviso del problema' },
    guards: { hasPhoto: 'ya había una foto', isSound: 'las esquinas forman un rectángulo' },
  },
  path: '/detalles/screen-5/arena#tu-ventana',
  starts: [{ name: 'Screen 5 % en Arena', input: undefined }],
  events: {
    'photo.choose': [{ name: 'Una foto', value: { file } }],
    'photo.refuse': bare,
    'photo.read': [{ name: 'Una foto de 800 por 600', value: { photo } }],
    'photo.unreadable': [{ name: 'Dañada', value: { refusal: 'unreadable' } }],
    'photo.cancel': bare,
    'window.place': [{ name: 'Las de la ventana', value: { corners: opening } }],
    'window.mark': [
      { name: 'Un rectángulo', value: { corners: opening, problem: null } },
      { name: 'Puntos juntos', value: { corners: tiny, problem: 'small' } },
    ],
    'window.again': bare,
    'see.before': bare,
    'see.after': bare,
    'see.raise': [{ name: 'A la mitad', value: { openness: 0.5 } }],
    'reference.begin': bare,
    'reference.kind': [
      { name: 'Tarjeta', value: { kind: 'card' } },
      { name: 'Hoja carta', value: { kind: 'letter' } },
    ],
    'reference.place': [{ name: 'Las de la hoja', value: { corners: sheet } }],
    'reference.mark': [
      { name: 'Un rectángulo', value: { corners: sheet, problem: null } },
      { name: 'Puntos juntos', value: { corners: tiny, problem: 'small' } },
    ],
    'reference.leave': bare,
  },
  invokes: { read: null },
  facts: ({ photo: kept, refusal, reference, measured }) => [
    kept !== null,
    refusal,
    reference?.kind ?? null,
    measured !== null,
  ],
  promises,
};
