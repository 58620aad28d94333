// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-buscar-o-ir-a',
  title: 'Máquinas/Buscar o ir a',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('palette'),
});

/** El buscador del panel: se abre sobre la página, y lo que se eligió puede seguir cuando ya se cerró. */
export const Recorrido = meta.story({ name: 'Buscar o ir a' });
