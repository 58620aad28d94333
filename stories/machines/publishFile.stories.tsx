// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-publicar-un-archivo',
  title: 'Máquinas/Publicar un archivo',
  tags: ['!test', '!autodocs', 'archivos'],
  ...walkOf('publishFile'),
});

/** Elegir un PDF, verlo y publicarlo desde un día; si no sube, queda elegido para mandarlo otra vez. */
export const Recorrido = meta.story({ name: 'Publicar un archivo' });
