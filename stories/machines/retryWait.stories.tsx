// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-demasiados-intentos',
  title: 'Máquinas/Demasiados intentos',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('retryWait'),
});

/** Lo que el servidor pide esperar después de demasiados intentos, contado hasta que se puede otra vez. */
export const Recorrido = meta.story({ name: 'Demasiados intentos' });
