// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkArgs, walkOf, walkParameters } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-registro',
  title: 'Máquinas/Registro',
  tags: ['!test', '!autodocs', 'acceso'],
  parameters: walkParameters,
  args: walkArgs,
  render: walkOf('register'),
});

/** Crear una cuenta: llenar, marcar la casilla, enviar; si algo falla, lo escrito sigue ahí. */
export const Recorrido = meta.story({ name: 'Registro' });
