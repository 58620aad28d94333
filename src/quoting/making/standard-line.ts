import type { Line } from '../line.ts';
import type { Size } from '../measures/size.ts';
import type { Control, PriceList } from '../rules.ts';
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
export function standardLine({ widthMm, heightMm }: Size, control: Control, list: PriceList): Line {
  const remotes = neededRemotes(control, 1, list);
  const line = { widthMm, heightMm, quantity: 1, control: control.id };
  return remotes.length === 0 ? line : { ...line, remotes };
}
