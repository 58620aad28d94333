// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-cerca-de-mi',
  title: 'Máquinas/Cerca de mí',
  tags: ['!test', '!autodocs', 'venta'],
  ...walkOf('nearMe'),
});

/** Dónde está la persona: se pregunta al navegador cuando ella lo pide, y puede negarse. */
export const Recorrido = meta.story({ name: 'Cerca de mí' });
