// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-municipios',
  title: 'Máquinas/Municipios',
  tags: ['!test', '!autodocs', 'cuenta'],
  ...walkOf('municipalities'),
});

/** Los municipios del estado que se eligió: cambiar de estado los pide de nuevo. */
export const Recorrido = meta.story({ name: 'Municipios' });
