// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-foto-del-perfil',
  title: 'Máquinas/Foto del perfil',
  tags: ['!test', '!autodocs', 'cuenta'],
  ...walkOf('profileImage'),
});

/** Elegir una foto, encuadrarla y subirla; si no llega, queda encuadrada para intentarlo otra vez. */
export const Recorrido = meta.story({ name: 'Foto del perfil' });
