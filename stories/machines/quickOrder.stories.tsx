// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-orden-rapida',
  title: 'Máquinas/Orden rápida',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('quickOrder'),
});

/** Muchas ventanas de una lista: entender sus columnas, mostrar cada renglón con sus dudas, corregirlo ahí mismo, y agregar por tandas sin repetir nada. */
export const Recorrido = meta.story({ name: 'Orden rápida' });
