// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkArgs, walkOf, walkParameters } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-mandar-muestras',
  title: 'Máquinas/Mandar muestras',
  tags: ['!test', '!autodocs', 'panel'],
  parameters: walkParameters,
  args: walkArgs,
  render: walkOf('sendSamples'),
});

/** Anotar que las muestras de un pedido ya salieron. */
export const Recorrido = meta.story({ name: 'Mandar muestras' });
