// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-novedades-de-una-orden',
  title: 'Máquinas/Novedades de una orden',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('orderNews'),
});

/** Una orden abierta cambia con las novedades de su lista y dice qué pasó, menos lo que hizo la propia persona. */
export const Recorrido = meta.story({ name: 'Novedades de una orden' });
