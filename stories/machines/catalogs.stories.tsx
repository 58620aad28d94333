// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-catalogo',
  title: 'Máquinas/Catálogo',
  tags: ['!test', '!autodocs', 'archivos'],
  ...walkOf('catalogs'),
});

/** Todo lo que se vende, con sus colores: se pide al llegar, puede tardar, fallar y pedirse de nuevo. */
export const Recorrido = meta.story({ name: 'Catálogo' });
