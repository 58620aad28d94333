// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-cuentas-por-terminar',
  title: 'Máquinas/Cuentas por terminar',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('accounts'),
});

/** Las cuentas, para decir en el inicio cuáles le faltan por terminar a quien administra la tienda. */
export const Recorrido = meta.story({ name: 'Cuentas por terminar' });
