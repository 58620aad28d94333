// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-material-de-un-plan',
  title: 'Máquinas/Material de un plan',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('reservation'),
});

/** El material de un plan de corte: se aparta, y después se dice que ya se cortó o que queda libre; cada paso puede tardar y fallar. */
export const Recorrido = meta.story({ name: 'Material de un plan' });
