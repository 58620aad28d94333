// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-cambiar-la-contrasena',
  title: 'Máquinas/Cambiar la contraseña',
  tags: ['!test', '!autodocs', 'cuenta'],
  ...walkOf('changePassword'),
});

/** Primero se comprueba la actual y luego se guarda la nueva; ninguna se conserva después de su llamada. */
export const Recorrido = meta.story({ name: 'Cambiar la contraseña' });
