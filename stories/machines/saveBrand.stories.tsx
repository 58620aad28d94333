// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-guardar-tu-marca',
  title: 'Máquinas/Guardar tu marca',
  tags: ['!test', '!autodocs', 'cuenta'],
  ...walkOf('saveBrand'),
});

/** Nombre, logotipo, contacto, condiciones y cuenta con los que firma quien distribuye. */
export const Recorrido = meta.story({ name: 'Guardar tu marca' });
