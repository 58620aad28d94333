// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-version-del-sitio',
  title: 'Máquinas/Versión del sitio',
  tags: ['!test', '!autodocs', 'acceso'],
  ...walkOf('version'),
});

/** Si el servidor ya tiene una versión más nueva: se pregunta cuando la persona vuelve a la página, a lo más cada 15 minutos. */
export const Recorrido = meta.story({ name: 'Versión del sitio' });
