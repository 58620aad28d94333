// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-distribuidores',
  title: 'Máquinas/Distribuidores',
  tags: ['!test', '!autodocs', 'venta'],
  ...walkOf('dealers'),
});

/** La lista pública de distribuidores: se pide al llegar, puede tardar, fallar y pedirse de nuevo. */
export const Recorrido = meta.story({ name: 'Distribuidores' });
