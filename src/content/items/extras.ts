import type { Item } from '../schema/item.ts';
import { URGENT } from '../terms.ts';

const extra = (slug: string, name: string, sentence: string): Item => ({
  slug,
  kind: 'extra',
  name,
  sentence,
});
const surcharge = (slug: string, name: string, sentence: string): Item => ({
  slug,
  kind: 'surcharge',
  name,
  sentence,
});

/** Extras to choose, and surcharges that a size adds. */
export const extras: readonly Item[] = [
  extra('instalacion', 'Instalación', 'La montamos, la nivelamos y te enseñamos a usarla.'),
  extra('instalacion-toldo', 'Instalación de toldo', 'Anclaje a muro o losa por dos instaladores.'),
  extra('toma-de-medidas', 'Toma de medidas', 'Vamos a medir y respondemos por la medida.'),
  extra('retiro', 'Retiro de lo anterior', 'Quitamos la persiana o el cortinero que ya no quieres.'),
  extra(
    URGENT.extra,
    'Entrega urgente',
    `Tu orden se adelanta y sale en ${String(URGENT.workingDays)} días hábiles.`,
  ),
  extra(
    'guias-laterales',
    'Guías laterales (par)',
    'Dos perfiles en U que cierran la luz de las orillas; el precio es por los dos.',
  ),
  extra('cenefa', 'Cenefa', 'La orilla de lona que cuelga al frente, recta u ondulada.'),
  extra('luz-led', 'Luz LED', 'Una tira de luz cálida bajo los brazos o las vigas.'),
  surcharge('rollo-3000', 'Rollo de 3.00 m', 'Tela del rollo más ancho, para que salga en una pieza.'),
  surcharge('termosellado', 'Unión termosellada', 'Une dos tramos de tela; la costura se nota a contraluz.'),
  surcharge('soporte-intermedio', 'Soporte intermedio', 'Sostiene dos lienzos que se mueven juntos.'),
];
