// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-mis-precios',
  title: 'Máquinas/Mis precios',
  tags: ['!test', '!autodocs', 'venta'],
  ...walkOf('priceList'),
});

/** Los precios de quien entró, que el cotizador pide al llegar; mientras tanto rigen los públicos. */
export const Recorrido = meta.story({ name: 'Mis precios' });
