// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-pdf',
  title: 'Máquinas/PDF',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('pdf'),
});

/** Un papel armado en la página: una cotización, para el cliente o con el costo de quien la hizo, o las hojas y etiquetas de una orden; tarda lo que tardan sus dibujos, y se puede dejar. */
export const Recorrido = meta.story({ name: 'PDF' });
