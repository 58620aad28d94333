// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-mover-en-el-tablero',
  title: 'Máquinas/Mover en el tablero',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('boardMoves'),
});

/** Las órdenes que se mueven, en el tablero o varias de la lista, se mandan una tras otra; si el servidor no acepta una, se dice por qué. */
export const Recorrido = meta.story({ name: 'Mover en el tablero' });
