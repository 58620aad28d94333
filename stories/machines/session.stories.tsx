// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkArgs, walkOf, walkParameters } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-sesion',
  title: 'Máquinas/Sesión',
  tags: ['!test', '!autodocs', 'acceso'],
  parameters: walkParameters,
  args: walkArgs,
  render: walkOf('session'),
});

/** Quién está dentro: entrar, salir, y lo que pasa cuando el servidor u otra pestaña terminan la sesión. */
export const Recorrido = meta.story({ name: 'Sesión' });
