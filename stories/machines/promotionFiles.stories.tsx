// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-archivos-de-la-gaceta',
  title: 'Máquinas/Archivos de la gaceta',
  tags: ['!test', '!autodocs', 'archivos'],
  ...walkOf('promotionFiles'),
});

/** Las ediciones de la gaceta: se piden al llegar, pueden tardar, fallar y pedirse de nuevo. */
export const Recorrido = meta.story({ name: 'Archivos de la gaceta' });
