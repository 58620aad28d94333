// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-cotizador',
  title: 'Máquinas/Cotizador',
  tags: ['!test', '!autodocs', 'venta'],
  ...walkOf('quoter'),
});

/** Armar una cotización: ventanas en cinco pasos, cada cambio se puede deshacer, este navegador lo guarda y lo sigue entre pestañas. */
export const Recorrido = meta.story({ name: 'Cotizador' });
