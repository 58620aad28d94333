import type { DraftWindow } from '#src/api/draft.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { assess } from '#src/quoting/making/assess.ts';
import { chosenControl } from '#src/quoting/making/finish.ts';
import { standardQuotes } from '#src/quoting/making/standard-quotes.ts';
import type { PriceList } from '#src/quoting/rules.ts';
import type { Unit } from '#src/reading/measure.ts';
import { readSpokenSize } from '#src/reading/spoken.ts';
import { choicesOf } from './choices.ts';
import { usualDrive } from './drive/usual-drive.ts';

type Begun = Pick<DraftWindow, 'color' | 'choices' | 'width' | 'height'>;

/**
 * What a new window has to choose at its size to be the piece that a page priced at that size: another roll, a motor. It
 * can be taken back as an accepted offer. Nothing where it is made as it is, or in no way.
 * @param unit of its measures
 */
export function madeAtSize(
  variant: Variant,
  { color, choices, width, height }: Begun,
  unit: Unit,
  list: PriceList,
): Partial<Pick<DraftWindow, 'choices' | 'offer'>> {
  const [wide, high] = readSpokenSize([width, height], unit);
  if (!('mm' in wide && 'mm' in high)) return {};
  const { product } = variant;
  const line = { ...choices, widthMm: wide.mm, heightMm: high.mm, quantity: 1 };
  const driven = { ...line, ...usualDrive(choices, line, variant, list) };
  if ('value' in assess(driven, product, list)) return {};
  const { control } = choices;
  const made = standardQuotes(line, product, list).find(
    (quote) => control === undefined || chosenControl(product, quote.line)?.id === control,
  );
  if (made === undefined) return {};
  const was = { family: variant.family, variant: variant.slug, color, line };
  const offer = { was, became: { ...was, line: made.line }, blinds: 1 };
  return { choices: choicesOf(made.line), offer };
}
