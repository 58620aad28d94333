import type { Quotable } from '#src/content/quotable.ts';
import type { Product } from '#src/quoting/rules.ts';
import { oneOf, type Choice } from './closed-set.ts';
import type { Part } from './part.ts';

/** A side that a cell of the control says: "Cadena izq.", "motor a la derecha". */
const SIDE_BEHIND = /^(.*?)[\s,/()-]*\b((?:(?:a la|al lado|del lado|lado) )?(?:izq|der)[a-z]*)[.)]*$/i;

/** Parts the cell of a control that says its side too, or its side alone; only where no other cell says one. */
function partedControl(control: string, side: string): readonly [control: string, side: string] {
  const [, own = '', said = ''] = side === '' ? (SIDE_BEHIND.exec(control) ?? []) : [];
  return said === '' ? [control, ''] : [own, said];
}

/**
 * What moves a blind; "manual" is the only one that has no motor.
 * @param side what the cell says of the side, which an answer leaves there
 */
function controlIn(
  [written, side]: readonly [control: string, side: string],
  { controls }: Product,
  nameOf: Quotable['nameOf'],
): Part<string | undefined> {
  const byHand = controls.filter(({ kind }) => kind === 'manual');
  const choices: readonly Choice<string>[] = controls.map((one) => ({
    value: one.id,
    names: [nameOf(one.id), one.id, ...(byHand.length === 1 && byHand[0] === one ? ['manual'] : [])],
  }));
  return oneOf('control', written, choices, (name) => `${name} ${side}`.trim());
}

/** Reads the cells of a control and of its side; the side is the text that says it. */
export function readControl(
  { control, side }: { readonly control: string; readonly side: string },
  product: Product,
  nameOf: Quotable['nameOf'],
): { readonly control: Part<string | undefined>; readonly side: string } {
  const parted = partedControl(control, side);
  return { control: controlIn(parted, product, nameOf), side: side === '' ? parted[1] : side };
}
