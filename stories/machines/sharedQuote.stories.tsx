// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-cotizacion-compartida',
  title: 'Máquinas/Cotización compartida',
  tags: ['!test', '!autodocs', 'venta'],
  ...walkOf('sharedQuote'),
});

/** La cotización como la ve el cliente por su enlace: la acepta o la rechaza con una nota, o pide un cambio, mientras siga vigente; lo opcional lo puede dejar fuera. Solo se contesta la versión que se ve. */
export const Recorrido = meta.story({ name: 'Cotización compartida' });
