// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-tu-marca',
  title: 'Máquinas/Tu marca',
  tags: ['!test', '!autodocs', 'cuenta'],
  ...walkOf('brand'),
});

/** Cómo firma quien distribuye: se pide al abrir su pestaña, y otra vez al guardarla. */
export const Recorrido = meta.story({ name: 'Tu marca' });
