import type { DraftWindow, Offered } from '#src/api/draft.ts';
import { acceptedPatch, offeredOf } from '#src/features/draft-windows/accepted-offer.ts';
import type { PricedDraftWindow } from '#src/features/draft-windows/price-window.ts';
import type { Unit } from '#src/reading/measure.ts';

/** A window with an offer accepted in its place. */
export function accepted(priced: PricedDraftWindow, offer: Partial<Offered>, unit: Unit = 'cm'): DraftWindow {
  const asked = offeredOf(priced);
  if (asked === null) throw new Error('the window is not complete');
  const became = { ...asked, ...offer };
  const blinds = became.line.quantity / asked.line.quantity;
  return { ...priced.window, ...acceptedPatch({ was: asked, became, blinds }, priced, unit) };
}
