// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-retirar-un-archivo',
  title: 'Máquinas/Retirar un archivo',
  tags: ['!test', '!autodocs', 'archivos'],
  ...walkOf('withdrawFile'),
});

/** Quien administra retira de las descargas un archivo publicado, o lo pone otra vez a la vista. */
export const Recorrido = meta.story({ name: 'Retirar un archivo' });
