import type { Line } from '../line.ts';
import type { Size } from '../measures/size.ts';
import type { Control, PriceList, Product } from '../rules.ts';
import { remotesFor } from './remotes.ts';

/** The radio system of a control's motors, which its remotes must match; undefined without a motor. */
export const systemOf = (control: Control | undefined): string | undefined =>
  control?.kind === 'motor' ? control.motors[0]?.system : undefined;

/** The remotes that a control needs for a number of blinds; none without a motor. */
export function neededRemotes(
  control: Control | undefined,
  quantity: number,
  list: PriceList,
): NonNullable<Line['remotes']> {
  const system = systemOf(control);
  return control?.kind !== 'motor' || system === undefined
    ? []
    : remotesFor(quantity, system, control.remotes, list);
}

/**
 * One piece of a size (mm) as the shop sells it, with every control and from every roll of its cloth: a motor comes with the
 * remote that it needs. What is the product's first anyway is not named. Every price that is shown before somebody chooses
 * ("desde", a comparison, a card) is of such a line, and the quoter begins with one.
 */
export const standardLines = (
  { widthMm, heightMm }: Size,
  { controls, fabric }: Product,
  list: PriceList,
): readonly Line[] => {
  const rolls = fabric?.rolls.map(({ widthMm: rollMm }) => rollMm) ?? [undefined];
  return controls.flatMap((control, nth) => {
    const remotes = neededRemotes(control, 1, list);
    return rolls.map((rollMm, at) => ({
      ...{ widthMm, heightMm, quantity: 1 },
      ...(nth === 0 ? {} : { control: control.id }),
      ...(remotes.length === 0 ? {} : { remotes }),
      ...(at === 0 || rollMm === undefined ? {} : { rollMm }),
    }));
  });
};
