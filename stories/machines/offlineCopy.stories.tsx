// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-usar-sin-internet',
  title: 'Máquinas/Usar sin internet',
  tags: ['!test', '!autodocs', 'acceso'],
  ...walkOf('offlineCopy'),
});

/** Todo el sitio en este navegador: se cuenta lo que falta, y se guarda cuando la persona lo pide. Puede cortarse o no caber. */
export const Recorrido = meta.story({ name: 'Usar sin internet' });
