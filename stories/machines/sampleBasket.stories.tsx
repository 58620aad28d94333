// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-muestras-elegidas',
  title: 'Máquinas/Muestras elegidas',
  tags: ['!test', '!autodocs', 'venta'],
  ...walkOf('sampleBasket'),
});

/** Las muestras que alguien elige en las páginas de las telas; este navegador las guarda hasta que se piden. */
export const Recorrido = meta.story({ name: 'Muestras elegidas' });
