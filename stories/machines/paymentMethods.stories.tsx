// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkArgs, walkOf, walkParameters } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-cartera',
  title: 'Máquinas/Cartera',
  tags: ['!test', '!autodocs', 'cuenta'],
  parameters: walkParameters,
  args: walkArgs,
  render: walkOf('paymentMethods'),
});

/** Las tarjetas guardadas: cargarlas, elegir la predeterminada y quitar una, que siempre pregunta antes. */
export const Recorrido = meta.story({ name: 'Cartera' });
