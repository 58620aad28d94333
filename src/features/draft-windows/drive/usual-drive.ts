import type { Choices } from '#src/api/draft.ts';
import { familyOf } from '#src/content/families.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import type { Line } from '#src/quoting/line.ts';
import { neededRemotes } from '#src/quoting/making/standard-line.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import type { PriceList } from '#src/quoting/rules.ts';
import { withoutBlanks } from '../choices.ts';

type Sized = Pick<Line, 'widthMm' | 'heightMm' | 'quantity'>;

/**
 * The drive of an awning that nobody chose one for, with its remotes: the first that moves its size, whatever else is
 * against that size. undefined when that is the product's first anyway, when none does, and for blinds, whose buyer is
 * offered what fits instead.
 */
export function usualDrive(
  choices: Choices,
  size: Sized,
  { family, product }: Variant,
  list: PriceList,
): Choices | undefined {
  const [first, ...others] = product.controls;
  if (choices.control !== undefined || first === undefined || familyOf(family).product !== 'toldos') return;
  const moves = (tried: Choices, drive: string) => {
    const outcome = quoteLine({ ...tried, ...size }, product, list);
    return (
      outcome.kind === 'quote' || !outcome.reasons.some((reason) => 'by' in reason && reason.by === drive)
    );
  };
  if (others.length === 0 || moves(choices, first.id)) return;
  return others
    .map((control) =>
      withoutBlanks({
        ...choices,
        control: control.id,
        remotes: choices.remotes ?? neededRemotes(control, size.quantity, list),
      }),
    )
    .find((tried) => moves(tried, tried.control ?? ''));
}
