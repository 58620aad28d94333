// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-ordenes',
  title: 'Máquinas/Órdenes',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('orders'),
});

/** Las órdenes de la persona: se piden al llegar y al actualizar, pueden tardar, fallar y pedirse de nuevo. */
export const Recorrido = meta.story({ name: 'Órdenes' });
