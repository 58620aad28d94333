// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-hacer-la-orden',
  title: 'Máquinas/Hacer la orden',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('checkOut'),
});

/** Del carrito a una orden, una sola: se mira el carrito como está ahora, se confirma, y lo que el servidor rechaza se vuelve a mirar. */
export const Recorrido = meta.story({ name: 'Hacer la orden' });
