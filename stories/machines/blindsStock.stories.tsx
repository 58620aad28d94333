// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-inventario-de-telas',
  title: 'Máquinas/Inventario de telas',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('blindsStock'),
});

/** Lo que hay de cada tela: se pide al llegar y al actualizar, puede tardar, fallar y pedirse de nuevo. */
export const Recorrido = meta.story({ name: 'Inventario de telas' });
