// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-ordenes-de-la-red',
  title: 'Máquinas/Órdenes de la red',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('networkOrders'),
});

/** Las órdenes de toda la red: se piden al llegar y al actualizar, pueden tardar, fallar y pedirse de nuevo. */
export const Recorrido = meta.story({ name: 'Órdenes de la red' });
