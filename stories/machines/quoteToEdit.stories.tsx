// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-cotizacion-por-cambiar',
  title: 'Máquinas/Cotización por cambiar',
  tags: ['!test', '!autodocs', 'venta'],
  ...walkOf('quoteToEdit'),
});

/** Una cotización guardada que se abre en el cotizador para seguir con ella. */
export const Recorrido = meta.story({ name: 'Cotización por cambiar' });
