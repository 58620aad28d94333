// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-plan-de-corte',
  title: 'Máquinas/Plan de corte',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('cutPlan'),
});

/** Dónde va cada pieza en sus rollos y barras: se calcula aparte de la página, tarda más con más piezas, y se puede detener, empezar otra vez, y volver a hacer si alguien más tomó el material. */
export const Recorrido = meta.story({ name: 'Plan de corte' });
