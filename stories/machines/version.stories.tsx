// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkArgs, walkOf, walkParameters } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-version-del-sitio',
  title: 'Máquinas/Versión del sitio',
  tags: ['!test', '!autodocs', 'acceso'],
  parameters: walkParameters,
  args: walkArgs,
  render: walkOf('version'),
});

/** Si el servidor ya tiene una versión más nueva: se pregunta cuando la persona vuelve a la página, a lo más cada 15 minutos. */
export const Recorrido = meta.story({ name: 'Versión del sitio' });
