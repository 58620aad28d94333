// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-visita',
  title: 'Máquinas/Visita',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('visit'),
});

/** La visita al panel de quien entró: se anota lo que ve y se compara con lo que vio en la anterior. */
export const Recorrido = meta.story({ name: 'Visita' });
