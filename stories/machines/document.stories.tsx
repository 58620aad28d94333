// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-documento',
  title: 'Máquinas/Documento',
  tags: ['!test', '!autodocs', 'archivos'],
  ...walkOf('document'),
});

/** Un archivo para ver en la página o descargar: llega por partes, y puede cancelarse, fallar o no ser un PDF. */
export const Recorrido = meta.story({ name: 'Documento' });
