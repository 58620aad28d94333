import type { Line } from '../line.ts';
import type { Size } from '../measures/size.ts';
import type { Need, Part } from '../money/components.ts';
import type { Extra, Product } from '../rules.ts';
import type { Construction } from './construction.ts';
import type { FabricCut } from './fabric-cut.ts';

const need = (part: Part, id: string | undefined, size: Size, count = 1): readonly Need[] =>
  id === undefined || count === 0 ? [] : [{ part, id, count, size }];

const fabricNeeds = ({ roll, pieces }: FabricCut, product: Product, size: Size) => [
  ...need('roll', roll.surcharge, size),
  ...need('seam', product.fabric?.join?.surcharge, size, pieces - 1),
];

const extrasPer = (per: Extra['per'], extras: readonly Extra[], size: Size) =>
  extras.filter((extra) => extra.per === per).flatMap(({ id }) => need('extra', id, size));

/** The blinds that are priced: each cloth as a blind of that width. */
export const clothSizes = ({ heightMm }: Line, widthsMm: readonly number[]): readonly Size[] =>
  widthsMm.map((widthMm) => ({ widthMm, heightMm }));

/**
 * The components of each blind of a line. Rolls and seams depend on the size of each cloth, the rest on the whole
 * blind.
 */
export function needsPerBlind(line: Line, product: Product, made: Construction): readonly Need[] {
  const { control, motor, fabric, gallery, extras, widthsMm } = made;
  return [
    ...need('control', control.id, line),
    ...need('motor', motor?.motor.id, line),
    ...(fabric === null
      ? []
      : clothSizes(line, widthsMm).flatMap((size) => fabricNeeds(fabric, product, size))),
    ...need('bracket', product.split?.bracket, line, widthsMm.length - 1),
    ...need('gallery', gallery?.gallery.id, line),
    ...extrasPer('blind', extras, line),
  ];
}

/** The components that a line has once, for any number of blinds. */
export const needsPerLine = (line: Line, { extras }: Construction): readonly Need[] => [
  ...extrasPer('line', extras, line),
  ...(line.remotes ?? []).flatMap(({ id, count }) => need('remote', id, line, count)),
];
