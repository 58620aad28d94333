// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-opiniones',
  title: 'Máquinas/Opiniones',
  tags: ['!test', '!autodocs', 'venta'],
  ...walkOf('opinions'),
});

/** Lo que dicen de un producto quienes lo compraron; sin ellas, su página no dice nada de esto. */
export const Recorrido = meta.story({ name: 'Opiniones' });
