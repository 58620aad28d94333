// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-archivos-de-catalogos',
  title: 'Máquinas/Archivos de catálogos',
  tags: ['!test', '!autodocs', 'archivos'],
  ...walkOf('digitalCatalogFiles'),
});

/** Los catálogos digitales: se piden al llegar, pueden tardar, fallar y pedirse de nuevo. */
export const Recorrido = meta.story({ name: 'Archivos de catálogos' });
