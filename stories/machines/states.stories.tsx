// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-estados',
  title: 'Máquinas/Estados',
  tags: ['!test', '!autodocs', 'cuenta'],
  ...walkOf('states'),
});

/** La lista de estados del registro: se pide al llegar, puede tardar, fallar y pedirse de nuevo. */
export const Recorrido = meta.story({ name: 'Estados' });
