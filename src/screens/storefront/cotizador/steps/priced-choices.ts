import type { Choices } from '#src/api/draft.ts';
import type { Quotable } from '#src/content/quotable.ts';
import type { PriceBook } from '#src/features/draft-windows/price-book.ts';
import { priceWindow, type PricedDraftWindow } from '#src/features/draft-windows/price-window.ts';
import { secondMeasure } from '#src/features/window-words/piece-words.ts';
import { sayReason } from '#src/features/window-words/reason-texts.ts';
import type { Unit } from '#src/reading/measure.ts';

/** The same window with another choice, priced. */
export interface PricedChoice {
  /** null when it cannot be made so, or when something is missing. */
  readonly centavos: number | null;
  /** Why it cannot be made so; null when it can. */
  readonly against: string | null;
}

/** What a price is computed with. */
export interface PricingContext {
  readonly unit: Unit;
  readonly book: PriceBook;
  readonly quotable: Quotable;
}

const pricedChoiceOf = (
  { window, outcome, price }: PricedDraftWindow,
  { nameOf }: Quotable,
): PricedChoice => {
  const [reason] = outcome?.kind === 'refusal' ? outcome.reasons : [];
  return {
    centavos: price?.totalCentavos ?? null,
    against: reason === undefined ? null : sayReason(reason, nameOf, secondMeasure(window.family).name),
  };
};

/** A window with other choices, priced. */
export const withChoices = (
  { window }: PricedDraftWindow,
  choices: Choices,
  { unit, book, quotable }: PricingContext,
): PricedChoice => pricedChoiceOf(priceWindow({ ...window, choices }, unit, book, quotable), quotable);

/** A window in another fabric, with the given choices. */
export const withVariant = (
  { window }: PricedDraftWindow,
  variant: string,
  choices: Choices,
  { unit, book, quotable }: PricingContext,
): PricedChoice =>
  pricedChoiceOf(priceWindow({ ...window, variant, choices }, unit, book, quotable), quotable);

/** How much more one costs than the other, in centavos; null when either has no price. */
export const differenceOf = (one: PricedChoice, other: PricedChoice): number | null =>
  one.centavos === null || other.centavos === null ? null : one.centavos - other.centavos;
