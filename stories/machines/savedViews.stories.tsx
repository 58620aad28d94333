// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-vistas-guardadas',
  title: 'Máquinas/Vistas guardadas',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('savedViews'),
});

/** Los filtros de una lista a los que alguien puso nombre; este navegador los recuerda hasta que cierra sesión, y quitar uno se puede deshacer. */
export const Recorrido = meta.story({ name: 'Vistas guardadas' });
