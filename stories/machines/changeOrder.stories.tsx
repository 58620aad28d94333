// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-cambio-de-una-orden',
  title: 'Máquinas/Cambio de una orden',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('changeOrder'),
});

/** Mover la fecha prometida, o mandar a cortar otra vez una pieza. */
export const Recorrido = meta.story({ name: 'Cambio de una orden' });
