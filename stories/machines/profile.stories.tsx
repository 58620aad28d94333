// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-datos-del-perfil',
  title: 'Máquinas/Datos del perfil',
  tags: ['!test', '!autodocs', 'cuenta'],
  ...walkOf('profile'),
});

/** Los datos propios: cambiarlos y guardarlos; si algo falla, lo escrito sigue ahí. */
export const Recorrido = meta.story({ name: 'Datos del perfil' });
