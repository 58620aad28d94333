// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-pedir-cotizacion',
  title: 'Máquinas/Pedir cotización',
  tags: ['!test', '!autodocs', 'venta'],
  ...walkOf('quoteRequest'),
});

/** Un visitante deja sus datos con las ventanas que armó: llenar, marcar la casilla, enviar. */
export const Recorrido = meta.story({ name: 'Pedir cotización' });
