// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-inventario-de-motores',
  title: 'Máquinas/Inventario de motores',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('motorsStock'),
});

/** Lo que hay de cada motor: se pide al llegar y al actualizar, puede tardar, fallar y pedirse de nuevo. */
export const Recorrido = meta.story({ name: 'Inventario de motores' });
