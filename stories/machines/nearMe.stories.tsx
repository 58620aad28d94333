// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkArgs, walkOf, walkParameters } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-cerca-de-mi',
  title: 'Máquinas/Cerca de mí',
  tags: ['!test', '!autodocs', 'venta'],
  parameters: walkParameters,
  args: walkArgs,
  render: walkOf('nearMe'),
});

/** Dónde está la persona: se pregunta al navegador cuando ella lo pide, y puede negarse. */
export const Recorrido = meta.story({ name: 'Cerca de mí' });
