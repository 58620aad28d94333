// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-carritos-de-la-red',
  title: 'Máquinas/Carritos de la red',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('networkCarts'),
});

/** Los carritos de la red: se piden al llegar y al actualizar, pueden tardar, fallar y pedirse de nuevo. */
export const Recorrido = meta.story({ name: 'Carritos de la red' });
