// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-mensaje',
  title: 'Máquinas/Mensaje',
  tags: ['!test', '!autodocs', 'venta'],
  ...walkOf('message'),
});

/** Escribir a la tienda desde la página de contacto: llenar, marcar la casilla, enviar, y escribir otro. */
export const Recorrido = meta.story({ name: 'Mensaje' });
