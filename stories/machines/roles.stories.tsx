// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkArgs, walkOf, walkParameters } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-roles',
  title: 'Máquinas/Roles',
  tags: ['!test', '!autodocs', 'panel'],
  parameters: walkParameters,
  args: walkArgs,
  render: walkOf('roles'),
});

/** Los roles que puede tener una cuenta: se piden al abrir su formulario. */
export const Recorrido = meta.story({ name: 'Roles' });
