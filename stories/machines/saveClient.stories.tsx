// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-guardar-un-cliente',
  title: 'Máquinas/Guardar un cliente',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('saveClient'),
});

/** Contacto, domicilio, datos de facturación y notas de un cliente: al guardarlo se cierra el formulario. */
export const Recorrido = meta.story({ name: 'Guardar un cliente' });
