// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-archivos-de-precios',
  title: 'Máquinas/Archivos de precios',
  tags: ['!test', '!autodocs', 'archivos'],
  ...walkOf('priceListFiles'),
});

/** Las listas de precios que se descargan: se piden al llegar, pueden tardar, fallar y pedirse de nuevo. */
export const Recorrido = meta.story({ name: 'Archivos de precios' });
