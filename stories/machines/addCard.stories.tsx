// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-agregar-tarjeta',
  title: 'Máquinas/Agregar tarjeta',
  tags: ['!test', '!autodocs', 'cuenta'],
  ...walkOf('addCard'),
});

/** El número se escribe en el formulario del proveedor de pagos; de ahí solo sale un código, que es lo que se guarda. */
export const Recorrido = meta.story({ name: 'Agregar tarjeta' });
