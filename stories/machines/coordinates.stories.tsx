// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-lugar-en-el-mapa',
  title: 'Máquinas/Lugar en el mapa',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('coordinates'),
});

/** Dónde está alguien en el mapa público: al guardarlo, el registro que responde el servidor pasa a la lista. */
export const Recorrido = meta.story({ name: 'Lugar en el mapa' });
