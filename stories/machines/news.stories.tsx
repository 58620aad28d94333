// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-novedades',
  title: 'Máquinas/Novedades',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('news'),
});

/** Lo nuevo llega sin volver a cargar: se pregunta cada minuto mientras alguien ve el panel con señal, y con más calma si falla. */
export const Recorrido = meta.story({ name: 'Novedades' });
