// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-almacen-para-cortar',
  title: 'Máquinas/Almacén para cortar',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('cuttingStock'),
});

/** Lo que el taller tiene libre y los planes guardados: se piden al abrir un plan de corte, pueden tardar, fallar y pedirse de nuevo. */
export const Recorrido = meta.story({ name: 'Almacén para cortar' });
