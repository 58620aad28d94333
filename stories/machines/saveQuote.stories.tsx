// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-guardar-cotizacion',
  title: 'Máquinas/Guardar cotización',
  tags: ['!test', '!autodocs', 'venta'],
  ...walkOf('saveQuote'),
});

/** Guardar lo que se armó en el cotizador, con un identificador propio: guardado dos veces es una. */
export const Recorrido = meta.story({ name: 'Guardar cotización' });
