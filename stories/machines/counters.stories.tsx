// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-contadores',
  title: 'Máquinas/Contadores',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('counters'),
});

/** Cotizaciones, órdenes y carrito: cada uno se cuenta, falla y se actualiza por su lado. */
export const Recorrido = meta.story({ name: 'Contadores' });
