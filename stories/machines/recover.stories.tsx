// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkArgs, walkOf, walkParameters } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-recuperar-el-acceso',
  title: 'Máquinas/Recuperar el acceso',
  tags: ['!test', '!autodocs', 'acceso'],
  parameters: walkParameters,
  args: walkArgs,
  render: walkOf('recover'),
});

/** Pedir el correo que devuelve el acceso: escribirlo, marcar la casilla, enviar, y pedir otro. */
export const Recorrido = meta.story({ name: 'Recuperar el acceso' });
