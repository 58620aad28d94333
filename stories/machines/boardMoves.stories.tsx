// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-mover-en-el-tablero',
  title: 'Máquinas/Mover en el tablero',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('boardMoves'),
});

/** Las tarjetas del tablero cambian de columna al momento; si el servidor no acepta, regresan y se dice por qué. */
export const Recorrido = meta.story({ name: 'Mover en el tablero' });
