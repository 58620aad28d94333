import type { Quotable } from '#src/content/quotable.ts';
import type { Product } from '#src/quoting/rules.ts';
import { readSide } from '#src/reading/words.ts';
import { oneOf, type Choice } from './closed-set.ts';
import type { Part } from './part.ts';

/** A side behind a control, or alone: "Cadena izq.", "motor a la derecha", "D", "cadena (lado derecho)". */
const SIDE_BEHIND = /^(.*?)[\s,/()-]*\b(?:(?:a la|(?:al |del )?lado) )?((?:izq|der)[a-z]*|(?<!.)[id])[.)]*$/i;

/** Splits the cell of a control that says its side too, or its side alone; only where no other cell says one. */
function splitControl(control: string, side: string): readonly [control: string, side: string] {
  const [, own = '', said = ''] = side === '' ? (SIDE_BEHIND.exec(control) ?? []) : [];
  return typeof readSide(said) === 'string' ? [own, said] : [control, ''];
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
  const split = splitControl(control, side);
  return { control: controlIn(split, product, nameOf), side: side === '' ? split[1] : side };
}
