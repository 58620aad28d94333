// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-borrar-los-datos-de-un-cliente',
  title: 'Máquinas/Borrar los datos de un cliente',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('deleteClient'),
});

/** Quien distribuye borra lo que guarda de un cliente: sus cotizaciones y órdenes se quedan. */
export const Recorrido = meta.story({ name: 'Borrar los datos de un cliente' });
