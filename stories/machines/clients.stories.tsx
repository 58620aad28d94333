// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-fichas-de-clientes',
  title: 'Máquinas/Fichas de clientes',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('clients'),
});

/** Lo que guarda quien distribuye de sus clientes: se pide al ver la lista, y otra vez al guardar a uno. Sin ellas se ve lo demás. */
export const Recorrido = meta.story({ name: 'Fichas de clientes' });
