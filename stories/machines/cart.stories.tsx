// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-carrito',
  title: 'Máquinas/Carrito',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('cart'),
});

/** Lo que se va a pedir, a los precios de hoy: cambiar cantidades, quitar una ventana y regresarla. Cada respuesta es el carrito entero. */
export const Recorrido = meta.story({ name: 'Carrito' });
