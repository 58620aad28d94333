// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkArgs, walkOf, walkParameters } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-orden-rapida',
  title: 'Máquinas/Orden rápida',
  tags: ['!test', '!autodocs', 'panel'],
  parameters: walkParameters,
  args: walkArgs,
  render: walkOf('quickOrder'),
});

/** Muchas ventanas de un archivo: leerlo renglón por renglón, decir lo que no se puede, y agregar lo demás por tandas sin repetir nada. */
export const Recorrido = meta.story({ name: 'Orden rápida' });
