import { blindsAfter, drawbacksOfOffer } from './asked.ts';
import type { Line } from './line.ts';
import { assess } from './making/assess.ts';
import { remotesFor } from './making/remotes.ts';
import { partOf } from './money/money.ts';
import { MOST_PIECES } from './most-pieces.ts';
import type { Outcome } from './outcome.ts';
import type { Alternative, Change, Quote } from './quote.ts';
import type { PriceList, Product } from './rules.ts';
import { combinations, sideBySide, stepsFor, type Step } from './steps.ts';

/** At most this many changes are combined. */
const MOST_CHANGES = 3;

/** At most this many blinds hang side by side in place of one. */
const MOST_BLINDS = 4;

/** A blind that is offered in place of a taller one has at least this part of its height. */
const LEAST_HEIGHT_PERCENT = 80;

/** Keeping the guarantee is worth this part of the price, in basis points. */
const GUARANTEE_BP = 500;

/** A line to change, the line that was asked for, and the changes already made to it. */
interface Start {
  readonly asked: Line;
  readonly line: Line;
  readonly changes: readonly Change[];
}

/** A motor offered for a chain needs a remote, and more blinds need more channels: their price is included. */
function withRemotes(quote: Quote, product: Product, list: PriceList): Outcome<Quote> {
  const { line, made } = quote;
  if (made.control.kind === 'manual' || made.motor === null) return { value: quote };
  const remotes = remotesFor(line.quantity, made.motor.motor.system, made.control.remotes, list);
  return assess({ ...line, remotes }, product, list);
}

function tryOut(start: Start, steps: readonly Step[], product: Product, list: PriceList): Alternative | null {
  const changed = steps.reduce((sofar, { apply }) => apply(sofar), start.line);
  const bare = assess(changed, product, list);
  if ('reasons' in bare) return null;
  const changes = [...start.changes, ...steps.map(({ change }) => change)];
  const isOtherControl = changes.some(({ change }) => change === 'control');
  const isMoreBlinds = changed.quantity > start.asked.quantity && (changed.remotes ?? []).length > 0;
  const outcome = isOtherControl || isMoreBlinds ? withRemotes(bare.value, product, list) : bare;
  if ('reasons' in outcome) return null;
  const quote = outcome.value;
  const asked = { heightMm: start.asked.heightMm, blinds: blindsAfter(changes) };
  return { changes, quote, drawbacks: [...quote.drawbacks, ...drawbacksOfOffer(asked, quote.line)] };
}

const byEffort = (a: Alternative, b: Alternative) =>
  a.changes.length - b.changes.length || a.quote.totalCentavos - b.quote.totalCentavos;

/** Every minimal set of changes that makes a line possible. */
function minimalChanges(start: Start, product: Product, list: PriceList): readonly Alternative[] {
  const found: { readonly keys: readonly string[]; readonly alternative: Alternative }[] = [];
  const most = MOST_CHANGES - start.changes.length;
  for (const steps of combinations(stepsFor(start.line, product), most)) {
    const keys = steps.map(({ key }) => key);
    if (found.some((known) => known.keys.every((key) => keys.includes(key)))) continue;
    const alternative = tryOut(start, steps, product, list);
    if (alternative !== null) found.push({ keys, alternative });
  }
  return found.map(({ alternative }) => alternative);
}

/** Several blinds in place of one, up to the number that needs no other change. */
function blindsSideBySide({ asked, line, changes }: Start, product: Product, list: PriceList) {
  const found: Alternative[] = [];
  for (let blinds = 2; blinds <= MOST_BLINDS && line.quantity * blinds <= MOST_PIECES; blinds += 1) {
    const start: Start = {
      asked,
      line: sideBySide(line, blinds),
      changes: [{ change: 'blinds', blinds }, ...changes],
    };
    const plain = tryOut(start, [], product, list);
    if (plain !== null) return [...found, plain];
    found.push(...minimalChanges(start, product, list));
  }
  return found;
}

/**
 * The tallest blind of its product in place of one that is a little taller, or several of that height side by side. An
 * awning's height is its projection.
 */
function tallest(line: Line, product: Product, list: PriceList): readonly Alternative[] {
  const { maxHeightMm: heightMm } = product.limits;
  const isLittleTaller = line.heightMm > heightMm && line.heightMm * LEAST_HEIGHT_PERCENT <= heightMm * 100;
  if (product.projections !== undefined || !isLittleTaller) return [];
  const start: Start = {
    asked: line,
    line: { ...line, heightMm },
    changes: [{ change: 'height', heightMm }],
  };
  const plain = tryOut(start, [], product, list);
  if (plain !== null) return [plain];
  const changed = minimalChanges(start, product, list);
  return changed.length > 0 ? changed : blindsSideBySide(start, product, list);
}

const voidsGuarantee = ({ drawbacks }: Alternative) => drawbacks.includes('no-warranty');

/** Puts an alternative that keeps the guarantee before a first one that voids it and is hardly cheaper. */
function guaranteedFirst(sorted: readonly Alternative[]): readonly Alternative[] {
  const [first] = sorted;
  if (first === undefined || !voidsGuarantee(first)) return sorted;
  const { totalCentavos } = first.quote;
  const most = totalCentavos + partOf(totalCentavos, GUARANTEE_BP);
  const better = sorted.find((one) => !voidsGuarantee(one) && one.quote.totalCentavos <= most);
  return better === undefined ? sorted : [better, ...sorted.filter((one) => one !== better)];
}

/**
 * The alternatives of a line that cannot be made: every minimal set of changes that works, the fewest changes first,
 * then the cheapest; where none works, several blinds side by side, or the tallest one. Each is a line that can be
 * quoted without further changes. The first keeps the guarantee where this costs little.
 */
export function findAlternatives(line: Line, product: Product, list: PriceList): readonly Alternative[] {
  const start: Start = { asked: line, line, changes: [] };
  const alone = minimalChanges(start, product, list);
  const found =
    alone.length > 0 ? alone : [...blindsSideBySide(start, product, list), ...tallest(line, product, list)];
  return guaranteedFirst(found.toSorted(byEffort));
}
