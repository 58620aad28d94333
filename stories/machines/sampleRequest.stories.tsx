// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkArgs, walkOf, walkParameters } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-pedir-muestras',
  title: 'Máquinas/Pedir muestras',
  tags: ['!test', '!autodocs', 'venta'],
  parameters: walkParameters,
  args: walkArgs,
  render: walkOf('sampleRequest'),
});

/** Decir a dónde van las muestras elegidas: llenar, marcar la casilla, enviar. */
export const Recorrido = meta.story({ name: 'Pedir muestras' });
