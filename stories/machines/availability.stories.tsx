// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-lo-que-falta',
  title: 'Máquinas/Lo que falta',
  tags: ['!test', '!autodocs', 'venta'],
  ...walkOf('availability'),
});

/** Qué esperarían unas ventanas si se piden hoy, para decir cuándo se entregan. Cotizar nunca lo espera. */
export const Recorrido = meta.story({ name: 'Lo que falta' });
