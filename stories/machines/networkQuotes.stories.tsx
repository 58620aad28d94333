// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-cotizaciones-de-la-red',
  title: 'Máquinas/Cotizaciones de la red',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('networkQuotes'),
});

/** Las cotizaciones de toda la red: se piden al llegar y al actualizar, con quién hizo cada una. */
export const Recorrido = meta.story({ name: 'Cotizaciones de la red' });
