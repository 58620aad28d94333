// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkArgs, walkOf, walkParameters } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-pdf-de-una-cotizacion',
  title: 'Máquinas/PDF de una cotización',
  tags: ['!test', '!autodocs'],
  parameters: walkParameters,
  args: walkArgs,
  render: walkOf('quotePdf'),
});

/** Una cotización en papel, armada en la página: para el cliente o con el costo de quien la hizo; tarda lo que tardan sus dibujos, y se puede dejar. */
export const Recorrido = meta.story();
