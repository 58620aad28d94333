// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-sesion',
  title: 'Máquinas/Sesión',
  tags: ['!test', '!autodocs', 'acceso'],
  ...walkOf('session'),
});

/** Quién está dentro: entrar, salir, y lo que pasa cuando el servidor u otra pestaña terminan la sesión. */
export const Recorrido = meta.story({ name: 'Sesión' });
