import type { Variant } from '#src/content/schema/variant.ts';
import { secondMeasure } from '#src/features/window-words/piece-words.ts';
import { sayReason } from '#src/features/window-words/reason-texts.ts';
import type { Size } from '#src/quoting/measures/size.ts';
import { controlName } from './control-names.ts';
import { refusalAt } from './price-at.ts';

/** Why a variant is not made at a size, in sentences; the product itself has no name as a part. */
export function sayNotMade(variant: Variant, size: Size): string {
  const { controls } = variant.product;
  const nameOf = (id: string) => (controls.some((control) => control.id === id) ? controlName(id) : id);
  return refusalAt(variant, size)
    .map((reason) => sayReason(reason, nameOf, secondMeasure(variant.family).name))
    .join(' ');
}
