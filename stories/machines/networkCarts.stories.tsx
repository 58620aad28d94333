// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkArgs, walkOf, walkParameters } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-carritos-de-la-red',
  title: 'Máquinas/Carritos de la red',
  tags: ['!test', '!autodocs'],
  parameters: walkParameters,
  args: walkArgs,
  render: walkOf('networkCarts'),
});

/** Lo que está por ordenar cada quien: se pide al llegar y al actualizar, puede tardar, fallar y pedirse de nuevo. */
export const Recorrido = meta.story();
