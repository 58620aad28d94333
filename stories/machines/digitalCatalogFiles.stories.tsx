// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkArgs, walkOf, walkParameters } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-archivos-de-catalogos',
  title: 'Máquinas/Archivos de catálogos',
  tags: ['!test', '!autodocs', 'archivos'],
  parameters: walkParameters,
  args: walkArgs,
  render: walkOf('digitalCatalogFiles'),
});

/** Los catálogos digitales: se piden al llegar, pueden tardar, fallar y pedirse de nuevo. */
export const Recorrido = meta.story({ name: 'Archivos de catálogos' });
