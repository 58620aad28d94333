// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-roles',
  title: 'Máquinas/Roles',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('roles'),
});

/** Los roles que puede tener una cuenta: se piden al abrir su formulario. */
export const Recorrido = meta.story({ name: 'Roles' });
