// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-datos-de-un-usuario',
  title: 'Máquinas/Datos de un usuario',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('updateUser'),
});

/** Lo que se sabe de una cuenta y su rol: al guardarlo se cierra el formulario. */
export const Recorrido = meta.story({ name: 'Datos de un usuario' });
