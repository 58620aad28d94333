// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-recuperar-el-acceso',
  title: 'Máquinas/Recuperar el acceso',
  tags: ['!test', '!autodocs', 'acceso'],
  ...walkOf('recover'),
});

/** Pedir el correo que devuelve el acceso: escribirlo, marcar la casilla, enviar, y pedir otro. */
export const Recorrido = meta.story({ name: 'Recuperar el acceso' });
