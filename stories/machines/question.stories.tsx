// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-pregunta-antes-de-hacer',
  title: 'Máquinas/Pregunta antes de hacer',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('question'),
});

/** Lo que no se puede deshacer se pregunta antes, como cancelar una orden o perder lo escrito. */
export const Recorrido = meta.story({ name: 'Pregunta antes de hacer' });
