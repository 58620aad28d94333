import type { DraftWindow } from '#src/api/draft.ts';
import { withQuantity } from '#src/features/draft-windows/choices.ts';
import { readQuantity, type WindowReading } from '#src/features/draft-windows/read-window.ts';
import type { PriceList } from '#src/quoting/rules.ts';

/** A typed quantity, and the choices for the whole line, such as remotes, which follow it. */
export function quantityPatch(
  typed: string,
  window: DraftWindow,
  { variant, quantity: before }: Pick<WindowReading, 'variant' | 'quantity'>,
  list: PriceList,
): Partial<DraftWindow> {
  if (variant === null) return { quantity: typed };
  const read = readQuantity(typed);
  const count = 'count' in read ? read.count : null;
  return { quantity: typed, choices: withQuantity(window.choices, variant.product, before, count, list) };
}
