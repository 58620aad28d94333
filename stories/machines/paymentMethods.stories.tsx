// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-cartera',
  title: 'Máquinas/Cartera',
  tags: ['!test', '!autodocs', 'cuenta'],
  ...walkOf('paymentMethods'),
});

/** Las tarjetas guardadas: cargarlas, elegir la predeterminada y quitar una, que siempre pregunta antes. */
export const Recorrido = meta.story({ name: 'Cartera' });
