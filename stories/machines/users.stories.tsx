// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-usuarios',
  title: 'Máquinas/Usuarios',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('users'),
});

/** La lista de cuentas y sus dos interruptores: los cambios salen de a pocos, se detienen, se deshacen y nunca se repiten solos. */
export const Recorrido = meta.story({ name: 'Usuarios' });
