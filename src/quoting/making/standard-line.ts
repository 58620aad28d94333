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
 * One piece of a size (mm) as the shop sells it: a motor comes with the remote that it needs. Every price that is shown
 * before somebody chooses ("desde", a comparison, a card) is of such a line.
 */
function standardLine({ widthMm, heightMm }: Size, control: Control, list: PriceList): Line {
  const remotes = neededRemotes(control, 1, list);
  const line = { widthMm, heightMm, quantity: 1, control: control.id };
  return remotes.length === 0 ? line : { ...line, remotes };
}

/** Standard lines of a product at a size with every control, from every roll of its cloth. */
export const standardLines = (
  size: Size,
  { controls, fabric }: Product,
  list: PriceList,
): readonly Line[] => {
  const rolls = fabric?.rolls.map(({ widthMm }) => widthMm) ?? [undefined];
  return controls.flatMap((control) =>
    rolls.map((rollMm) => ({ ...standardLine(size, control, list), rollMm })),
  );
};
