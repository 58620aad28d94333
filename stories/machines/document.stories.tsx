// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkArgs, walkOf, walkParameters } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-documento',
  title: 'Máquinas/Documento',
  tags: ['!test', '!autodocs', 'archivos'],
  parameters: walkParameters,
  args: walkArgs,
  render: walkOf('document'),
});

/** Un archivo para ver en la página o descargar: llega por partes, y puede cancelarse, fallar o no ser un PDF. */
export const Recorrido = meta.story({ name: 'Documento' });
