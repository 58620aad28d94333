// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-una-cotizacion',
  title: 'Máquinas/Una cotización',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('quote'),
});

/** Una cotización en los estados del oficio: se comparte, la ven, la aceptan o rechazan, vence al terminar su último día, se renueva y se hace orden. */
export const Recorrido = meta.story({ name: 'Una cotización' });
