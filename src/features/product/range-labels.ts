import type { ProductType } from '#src/ui/product/drawing.ts';

/** Labels of both ends of the slider that moves a product. */
export const rangeLabels = (type: ProductType): readonly [low: string, high: string] => {
  if (type === 'toldo-brazos' || type === 'capota') return ['Recogido', 'Extendido'];
  if (type === 'pergola') return ['Techo puesto', 'Techo abierto'];
  return type === 'toldo-vertical' || type === 'panel-japones'
    ? ['Cerrado', 'Abierto']
    : ['Cerrada', 'Abierta'];
};

/** What that slider sets, for screen readers. */
export const rangeLegend = (type: ProductType): string =>
  type === 'pergola'
    ? 'Qué tan abierto está el techo'
    : `Qué tan ${rangeLabels(type)[1].toLocaleLowerCase('es-MX')}`;
