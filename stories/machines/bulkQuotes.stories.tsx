// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-varias-cotizaciones',
  title: 'Máquinas/Varias cotizaciones',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('bulkQuotes'),
});

/** Se eligen cotizaciones y se renuevan o se anotan rechazadas de una vez: se pregunta, se manda una tras otra, y lo que falla se dice y se reintenta. */
export const Recorrido = meta.story({ name: 'Varias cotizaciones' });
