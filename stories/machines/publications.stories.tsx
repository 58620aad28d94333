// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-archivos-publicados',
  title: 'Máquinas/Archivos publicados',
  tags: ['!test', '!autodocs', 'archivos'],
  ...walkOf('publications'),
});

/** Lo que está a la vista, programado o retirado en las descargas, para quien administra la tienda. */
export const Recorrido = meta.story({ name: 'Archivos publicados' });
