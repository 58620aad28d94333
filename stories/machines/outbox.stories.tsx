// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-por-enviar',
  title: 'Máquinas/Por enviar',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('outbox'),
});

/** Lo que se guardó sin señal: está en este navegador, para esa persona, y se envía en orden, una sola vez, cuando vuelve la señal. */
export const Recorrido = meta.story({ name: 'Por enviar' });
