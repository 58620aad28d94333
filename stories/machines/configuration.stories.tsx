// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-configuracion',
  title: 'Máquinas/Configuración',
  tags: ['!test', '!autodocs', 'acceso'],
  ...walkOf('configuration'),
});

/** El archivo config.json del sitio: se pide al llegar; si no contesta, sirve el último que guardó este navegador, y se pide otra vez. */
export const Recorrido = meta.story({ name: 'Configuración' });
