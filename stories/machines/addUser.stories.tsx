// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-alta-de-usuario',
  title: 'Máquinas/Alta de usuario',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('addUser'),
});

/** Una cuenta nueva: al crearla se cierra el formulario y la lista se pide otra vez. */
export const Recorrido = meta.story({ name: 'Alta de usuario' });
