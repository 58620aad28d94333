import { assess } from './assess.ts';
import type { Drawback } from './drawbacks.ts';
import type { Line } from './line.ts';
import type { Outcome } from './outcome.ts';
import type { Change, Quote, Alternative } from './quote.ts';
import { remotesFor } from './remotes.ts';
import type { PriceList, Product } from './rules.ts';
import { combinations, stepsFor, type Step } from './steps.ts';

/** At most this many changes are combined. */
const MOST_CHANGES = 3;

const changeDrawbacks: Readonly<Partial<Record<Change['change'], Drawback>>> = {
  shorter: 'covers-less',
  longer: 'needs-more-room',
};

/** A motor offered for a chain needs a remote, so its price is included. */
function withRemotes(quote: Quote, product: Product, list: PriceList): Outcome<Quote> {
  const { line, made } = quote;
  if (made.control.kind === 'manual' || made.motor === null) return { value: quote };
  const remotes = remotesFor(line.quantity, made.motor.motor.system, made.control.remotes, list);
  return assess({ ...line, remotes }, product, list);
}

function tryOut(line: Line, steps: readonly Step[], product: Product, list: PriceList): Alternative | null {
  const changed = steps.reduce((sofar, { apply }) => apply(sofar), line);
  const bare = assess(changed, product, list);
  if ('reasons' in bare) return null;
  const isOtherControl = steps.some(({ change }) => change.change === 'control');
  const outcome = isOtherControl ? withRemotes(bare.value, product, list) : bare;
  if ('reasons' in outcome) return null;
  const changes = steps.map(({ change }) => change);
  const ofChanges = changes.flatMap(({ change }) => changeDrawbacks[change] ?? []);
  return { changes, quote: outcome.value, drawbacks: [...outcome.value.drawbacks, ...ofChanges] };
}

const byEffort = (a: Alternative, b: Alternative) =>
  a.changes.length - b.changes.length || a.quote.totalCentavos - b.quote.totalCentavos;

/**
 * The alternatives of a line that cannot be made: every minimal set of changes that works, the fewest changes first,
 * then the cheapest. Each is a line that can be quoted without further changes.
 */
export function findAlternatives(line: Line, product: Product, list: PriceList): readonly Alternative[] {
  const found: { readonly keys: readonly string[]; readonly alternative: Alternative }[] = [];
  for (const steps of combinations(stepsFor(line, product), MOST_CHANGES)) {
    const keys = steps.map(({ key }) => key);
    if (found.some((known) => known.keys.every((key) => keys.includes(key)))) continue;
    const alternative = tryOut(line, steps, product, list);
    if (alternative !== null) found.push({ keys, alternative });
  }
  return found.map(({ alternative }) => alternative).toSorted(byEffort);
}
