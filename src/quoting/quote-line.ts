import { findAlternatives } from './alternatives.ts';
import { Line } from './line.ts';
import { assess } from './making/assess.ts';
import type { Quote, Refusal } from './quote.ts';
import type { Reason } from './reasons/reasons.ts';
import type { PriceList, Product } from './rules.ts';

function badValues(issues: readonly { readonly path: readonly PropertyKey[] }[]): readonly Reason[] {
  const fields = new Set(issues.map(({ path }) => String(path[0])));
  return [...fields].map((field) => ({ code: 'bad-value', field }));
}

/**
 * Quotes a line: its price with a breakdown, or every reason why it cannot be made and the alternatives.
 * Never throws; the same line, product and list always give the same result.
 */
export function quoteLine(line: Line, product: Product, list: PriceList): Quote | Refusal {
  const refusal = { kind: 'refusal', line, product: product.id } as const;
  const decoded = Line.safeParse(line);
  if (!decoded.success) return { ...refusal, reasons: badValues(decoded.error.issues), alternatives: [] };
  const outcome = assess(decoded.data, product, list);
  if ('value' in outcome) return outcome.value;
  return {
    ...refusal,
    reasons: outcome.reasons,
    alternatives: findAlternatives(decoded.data, product, list),
  };
}
