import { linkOf } from '#machines/support/draft-link.ts';
import type { CartLine } from '#src/api/contract/assumed/cart.ts';
import type { DraftWindow } from '#src/api/draft.ts';
import { href } from '#src/config/routes.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { writtenMeasure } from '#src/quoting/typed-measure.ts';

/** Windows that one address can carry: a longer one is cut on the way. */
export const MOST_LINKED = 200;

function windowOf(
  { key, name, variant, color, line: { widthMm, heightMm, quantity, ...choices } }: CartLine,
  { variantOf }: Quotable,
): DraftWindow {
  const known = variantOf(variant);
  return {
    key,
    name,
    family: known?.family ?? null,
    variant: known === undefined ? null : variant,
    color,
    width: writtenMeasure(widthMm, 'cm'),
    height: writtenMeasure(heightMm, 'cm'),
    quantity: String(quantity),
    mount: 'inside',
    measured: null,
    choices,
  };
}

/** The quoter with lines of the cart as its windows. */
export const quoterWith = (lines: readonly CartLine[], quotable: Quotable): string =>
  `${href('quoter')}#${linkOf({
    version: 1,
    unit: 'cm',
    windows: lines.map((line) => windowOf(line, quotable)),
    title: '',
    client: { name: '', phone: '', email: '' },
    margin: '',
    quote: null,
  })}`;
