// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-avisos',
  title: 'Máquinas/Avisos',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('bell'),
});

/** De lo que espera por quien entró, cuánto no ha visto: lo mismo en todas sus pestañas, y se dice cuando llega algo más. */
export const Recorrido = meta.story({ name: 'Avisos' });
