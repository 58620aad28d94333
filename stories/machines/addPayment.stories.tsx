// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-pago-de-una-orden',
  title: 'Máquinas/Pago de una orden',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('addPayment'),
});

/** Avisar que se pagó una orden; quien administra registra lo que se recibió. */
export const Recorrido = meta.story({ name: 'Pago de una orden' });
