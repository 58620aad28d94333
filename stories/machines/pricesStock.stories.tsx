// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-precios-de-inventario',
  title: 'Máquinas/Precios de inventario',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('pricesStock'),
});

/** Lo que cuesta cada artículo: se piden al llegar y al actualizar, pueden tardar, fallar y pedirse de nuevo. */
export const Recorrido = meta.story({ name: 'Precios de inventario' });
