import { decodeBase64 } from '#mocks/requests/base64.ts';
import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { waitingWords } from '#stories/charts/fixtures/words.ts';
import { mariana } from '#stories/charts/samples/people.ts';
import { tokens } from '../session/fixtures.ts';
import type { profileImageMachine } from './profile-image.machine.ts';
import { promises } from './promises.ts';

/** The smallest valid picture: one grey pixel. */
const GIF = 'R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

const picture = new File([decodeBase64(GIF)], 'yo.gif', { type: 'image/gif' });

export const profileImage: ChartFixtures<typeof profileImageMachine> = {
  words: {
    name: 'Foto del perfil',
    about: 'Elegir una foto, encuadrarla y subirla; si no llega, queda encuadrada para intentarlo otra vez.',
    states: {
      empty: 'Sin foto nueva',
      'empty.untouched': 'Nada elegido',
      'empty.refused': 'No sirvió el archivo',
      cropping: 'Foto elegida',
      'cropping.framing': 'Encuadrando',
      'cropping.reducing': 'Recortando y reduciendo',
      uploading: 'Subiendo',
      'uploading.brisk': waitingWords.brisk,
      'uploading.slow': waitingWords.slow,
      'uploading.endless': waitingWords.endless,
      failed: 'No llegó',
      done: 'Guardada',
    },
    events: {
      'picture.choose': 'Elegir un archivo',
      'picture.refuse': 'Elegir algo que no es foto',
      'picture.unreadable': 'No se pudo leer',
      'picture.crop': 'Usar esta foto',
      'picture.reduced': 'El navegador la recortó',
      'picture.cancel': 'Dejar de subirla',
      'picture.retry': 'Reintentar',
      'picture.discard': 'Descartarla',
    },
    invokes: { reduce: 'Recortar y reducir', upload: 'Subir la foto' },
    actions: { dropError: 'quita el aviso de error' },
    guards: {},
  },
  path: '/panel/perfil',
  starts: [{ name: 'Mariana en su perfil', input: undefined, token: tokens.stored }],
  events: {
    'picture.choose': [{ name: 'Una foto', value: { file: picture } }],
    'picture.refuse': bare,
    'picture.unreadable': bare,
    'picture.crop': [{ name: 'Todo el cuadro', value: { area: { x: 0, y: 0, width: 1, height: 1 } } }],
    'picture.reduced': [{ name: 'La foto encuadrada', value: { image: picture } }],
    'picture.cancel': bare,
    'picture.retry': bare,
    'picture.discard': bare,
  },
  invokes: {
    reduce: null,
    upload: { asks: 'uploadProfileImage', answers: [{ name: 'Guardada', value: mariana }] },
  },
  facts: ({ error, refusal }) => [error !== null, refusal],
  promises,
};
