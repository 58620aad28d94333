// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-etapas-de-una-orden',
  title: 'Máquinas/Etapas de una orden',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('orderStages'),
});

/** Por dónde pasa una orden y quién puede qué: avanza de a una etapa si no le falta nada, regresa o se cancela con un motivo. */
export const Recorrido = meta.story({ name: 'Etapas de una orden' });
