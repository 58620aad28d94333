// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-en-tu-ventana',
  title: 'Máquinas/En tu ventana',
  tags: ['!test', '!autodocs', 'venta'],
  ...walkOf('ownWindow'),
});

/** Una foto de la ventana, marcada por sus esquinas, donde se ve la persiana; nada sale del navegador. */
export const Recorrido = meta.story({ name: 'En tu ventana' });
