import type { Line } from '#src/quoting/line.ts';
import { quoteLine } from '#src/quoting/quote-line.ts';
import type { Quote, Refusal } from '#src/quoting/quote.ts';
import type { PriceList, Product } from '#src/quoting/rules.ts';
import { publicList, roller } from './example.ts';

interface Asked {
  readonly line: Line;
  readonly product?: Product;
  readonly list?: PriceList;
}

const answer = ({ line, product = roller, list = publicList }: Asked) => quoteLine(line, product, list);

/** The quote of a line that must have one. */
export function quoted(asked: Asked): Quote {
  const outcome = answer(asked);
  if (outcome.kind === 'quote') return outcome;
  throw new Error(`refused: ${outcome.reasons.map(({ code }) => code).join(', ')}`);
}

/** The refusal of a line that must have one. */
export function refusalOf(asked: Asked): Refusal {
  const outcome = answer(asked);
  if (outcome.kind === 'refusal') return outcome;
  throw new Error('it was priced');
}
