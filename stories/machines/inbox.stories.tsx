// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-que-sigue',
  title: 'Máquinas/Qué sigue',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('inbox'),
});

/** De lo que espera por quien entró, lo que ya hizo o dejó para mañana; este navegador lo recuerda, y lo último se puede deshacer. */
export const Recorrido = meta.story({ name: 'Qué sigue' });
