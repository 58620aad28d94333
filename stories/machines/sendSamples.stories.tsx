// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-mandar-muestras',
  title: 'Máquinas/Mandar muestras',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('sendSamples'),
});

/** Anotar que las muestras de un pedido ya salieron. */
export const Recorrido = meta.story({ name: 'Mandar muestras' });
