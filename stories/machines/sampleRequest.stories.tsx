// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-pedir-muestras',
  title: 'Máquinas/Pedir muestras',
  tags: ['!test', '!autodocs', 'venta'],
  ...walkOf('sampleRequest'),
});

/** Decir a dónde van las muestras elegidas: llenar, marcar la casilla, enviar. */
export const Recorrido = meta.story({ name: 'Pedir muestras' });
