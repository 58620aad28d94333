import { scaled } from './rounding.ts';

/**
 * Margin is a part of the price, markup a part of the cost: a margin of 20 % is a markup of 25 %. A margin is below
 * 10,000 basis points; a markup has no end.
 */
const WHOLE_BP = 10_000;

/** markup = margin ÷ (1 − margin). */
export const markupOfMargin = (marginBp: number) => scaled(marginBp, WHOLE_BP, WHOLE_BP - marginBp);

/** margin = markup ÷ (1 + markup). */
export const marginOfMarkup = (markupBp: number) => scaled(markupBp, WHOLE_BP, WHOLE_BP + markupBp);

/** The price that leaves a margin over a cost. */
export const priceAtMargin = (costCentavos: number, marginBp: number) =>
  scaled(costCentavos, WHOLE_BP, WHOLE_BP - marginBp);

/** The price that adds a markup to a cost. */
export const priceAtMarkup = (costCentavos: number, markupBp: number) =>
  scaled(costCentavos, WHOLE_BP + markupBp, WHOLE_BP);
