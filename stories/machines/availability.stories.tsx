// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-telas-agotadas',
  title: 'Máquinas/Telas agotadas',
  tags: ['!test', '!autodocs', 'venta'],
  ...walkOf('availability'),
});

/** Qué telas están agotadas o se acaban, para decir cuándo se entrega. Cotizar nunca lo espera. */
export const Recorrido = meta.story({ name: 'Telas agotadas' });
