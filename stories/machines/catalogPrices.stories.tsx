// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-precios',
  title: 'Máquinas/Precios',
  tags: ['!test', '!autodocs', 'archivos'],
  ...walkOf('catalogPrices'),
});

/** Lo que cuesta cada cosa a quien pregunta: se piden al llegar, pueden tardar, fallar y pedirse de nuevo. */
export const Recorrido = meta.story({ name: 'Precios' });
