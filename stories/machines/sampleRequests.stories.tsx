// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-pedidos-de-muestras',
  title: 'Máquinas/Pedidos de muestras',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('sampleRequests'),
});

/** Las muestras que han pedido los visitantes, para quien administra la tienda. */
export const Recorrido = meta.story({ name: 'Pedidos de muestras' });
