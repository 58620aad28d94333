// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-etapa-de-una-orden',
  title: 'Máquinas/Etapa de una orden',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('moveOrder'),
});

/** Llevar una orden a otra etapa, o cancelarla: al guardarlo la lista se pide otra vez. */
export const Recorrido = meta.story({ name: 'Etapa de una orden' });
