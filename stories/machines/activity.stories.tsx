// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-actividad',
  title: 'Máquinas/Actividad',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('activity'),
});

/** Quién cambió qué cuenta u orden: se pide al llegar y al actualizar, puede tardar, fallar y pedirse de nuevo. */
export const Recorrido = meta.story({ name: 'Actividad' });
