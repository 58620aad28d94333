// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-cotizaciones',
  title: 'Máquinas/Cotizaciones',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('quotes'),
});

/** Las cotizaciones de quien entró: se piden al llegar y al actualizar, pueden tardar, fallar y pedirse de nuevo. */
export const Recorrido = meta.story({ name: 'Cotizaciones' });
