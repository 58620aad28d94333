// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-registro',
  title: 'Máquinas/Registro',
  tags: ['!test', '!autodocs', 'acceso'],
  ...walkOf('register'),
});

/** Crear una cuenta: llenar, marcar la casilla, enviar; si algo falla, lo escrito sigue ahí. */
export const Recorrido = meta.story({ name: 'Registro' });
