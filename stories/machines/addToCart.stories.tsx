// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-al-carrito',
  title: 'Máquinas/Al carrito',
  tags: ['!test', '!autodocs', 'venta'],
  ...walkOf('addToCart'),
});

/** Poner en el carrito las ventanas del cotizador; las que ya estaban se quedan como están. */
export const Recorrido = meta.story({ name: 'Al carrito' });
