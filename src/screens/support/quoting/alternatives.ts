import type { Choices } from '#src/api/draft.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { Unit } from '#src/quoting/typed-measure.ts';
import type { PriceBook } from './price-book.ts';
import { priceWindow, type PricedDraftWindow } from './price-window.ts';
import { sayReason } from './sayings.ts';

/** What the same window would come to with something else chosen. */
export interface Alternative {
  /** null where it cannot be made so, or where something is missing. */
  readonly centavos: number | null;
  /** Why it cannot be made so. */
  readonly against: string | null;
}

/** Everything that a price is worked out with. */
export interface Surroundings {
  readonly unit: Unit;
  readonly book: PriceBook;
  readonly quotable: Quotable;
}

const alternativeOf = ({ outcome, price }: PricedDraftWindow, { nameOf }: Quotable): Alternative => {
  const [reason] = outcome?.kind === 'refusal' ? outcome.reasons : [];
  return {
    centavos: price?.totalCentavos ?? null,
    against: reason === undefined ? null : sayReason(reason, nameOf),
  };
};

/** A window with other choices, priced. */
export const withChoices = (
  { window }: PricedDraftWindow,
  choices: Choices,
  { unit, book, quotable }: Surroundings,
): Alternative => alternativeOf(priceWindow({ ...window, choices }, unit, book, quotable), quotable);

/** A window in another fabric, with what of its choices that one has too. */
export const withVariant = (
  { window }: PricedDraftWindow,
  variant: string,
  choices: Choices,
  { unit, book, quotable }: Surroundings,
): Alternative => alternativeOf(priceWindow({ ...window, variant, choices }, unit, book, quotable), quotable);

/** What one costs more than the other; null where either has no price. */
export const differenceOf = (one: Alternative, other: Alternative): number | null =>
  one.centavos === null || other.centavos === null ? null : one.centavos - other.centavos;
