import type { MachineName } from '#machines/index.ts';
import { sees, together, type StepTogether, type Together } from '#machines/promises/together.ts';
import type { Act } from '../fixtures/act.ts';
import { walkable, type Walkable } from '../fixtures/walkable.ts';
import { explore } from './explore.ts';

/** The charts that run together. */
type NameTogether = keyof Together;

/** A step of one of them: an act, or its screen opens or closes. */
export interface StepOfOne {
  readonly chart: MachineName;
  readonly act: Act | 'open' | 'close';
}

type ChartsTogether = Readonly<Record<NameTogether, Walkable>>;

/** A chart without the facts that neither its guards nor the promises read. */
const withFacts = (chart: Walkable, facts: (context: never) => unknown): Walkable => ({
  ...chart,
  fixtures: { ...chart.fixtures, facts },
});

/** The charts that the promises are about. */
export const chartsTogether: ChartsTogether = {
  session: withFacts(walkable('session'), ({ token }: { readonly token: string | null }) => token),
  cart: withFacts(walkable('cart'), ({ cart, taken }: Readonly<Record<'cart' | 'taken', unknown>>) => [
    cart !== null,
    taken !== null,
  ]),
  quote: walkable('quote'),
};

interface Move {
  readonly act: Act;
  readonly event: string;
  readonly to: number;
  /** Whether it tells that the session has ended. */
  readonly ends: boolean;
}

interface Numbered<Seen> {
  /** What the promises see of each place. */
  readonly seen: readonly Seen[];
  readonly starts: readonly number[];
  readonly moves: readonly (readonly Move[])[];
}

/** A chart's places by numbers, with the moves from each. */
function numbered<Seen>(chart: Walkable, see: (snapshot: never) => Seen): Numbered<Seen> {
  const { places, steps } = explore(chart);
  const numbers = new Map(places.map((place, number) => [place, number]));
  const moves = places.map((): Move[] => []);
  for (const { from, act, event, emitted, to } of steps) {
    const move = {
      act,
      event: event.type,
      to: numbers.get(to) ?? 0,
      ends: emitted.includes('session.ended'),
    };
    moves[numbers.get(from) ?? 0]?.push(move);
  }
  return {
    seen: places.map(({ snapshot }) => see(snapshot as never)),
    starts: places.flatMap(({ by }, number) => (by === null ? [number] : [])),
    moves,
  };
}

/** Number of a closed screen; that of a place is one higher than in its chart. */
const CLOSED = 0;

type Visit = (to: number, chart: NameTogether, move: Move | 'open' | 'close') => void;

/**
 * All places of the charts together, by number, and the steps between them. The panel's screens open while somebody is
 * inside, and close when the session tells that it has ended.
 */
function product(charts: ChartsTogether) {
  const session = numbered(charts.session, sees.session);
  const cart = numbered(charts.cart, sees.cart);
  const quote = numbered(charts.quote, sees.quote);
  const [carts, quotes] = [cart.seen.length + 1, quote.seen.length + 1];
  const numberOf = (s: number, c: number, q: number) => (s * carts + c) * quotes + q;
  const partsOf = (place: number) => {
    const rest = Math.floor(place / quotes);
    return { s: Math.floor(rest / carts), c: rest % carts, q: place % quotes };
  };

  function visitSteps(place: number, visit: Visit): void {
    const { s, c, q } = partsOf(place);
    for (const move of session.moves[s] ?? []) {
      visit(move.ends ? numberOf(move.to, CLOSED, CLOSED) : numberOf(move.to, c, q), 'session', move);
    }
    for (const move of cart.moves[c - 1] ?? []) visit(numberOf(s, move.to + 1, q), 'cart', move);
    for (const move of quote.moves[q - 1] ?? []) visit(numberOf(s, c, move.to + 1), 'quote', move);
    if (c !== CLOSED) visit(numberOf(s, CLOSED, q), 'cart', 'close');
    if (q !== CLOSED) visit(numberOf(s, c, CLOSED), 'quote', 'close');
    if (session.seen[s]?.isInside !== true) return;
    if (c === CLOSED) visit(numberOf(s, (cart.starts[0] ?? 0) + 1, q), 'cart', 'open');
    if (q === CLOSED) visit(numberOf(s, c, (quote.starts[0] ?? 0) + 1), 'quote', 'open');
  }

  function seenIn(place: number): Together {
    const { s, c, q } = partsOf(place);
    const seen = session.seen[s];
    if (seen === undefined) throw new RangeError(`there is no place ${String(place)}`);
    return { session: seen, cart: cart.seen[c - 1] ?? null, quote: quote.seen[q - 1] ?? null };
  }

  return {
    size: session.seen.length * carts * quotes,
    starts: session.starts.map((start) => numberOf(start, CLOSED, CLOSED)),
    visitSteps,
    seenIn,
  };
}

type Product = ReturnType<typeof product>;
type PromiseTogether = (typeof together)[number];

/** A walk of several charts: the number of the session's start, and the steps. */
export interface WalkTogether {
  readonly start: number;
  readonly steps: readonly StepOfOne[];
}

interface CheckedTogether {
  readonly places: number;
  readonly steps: number;
  readonly broken: readonly { readonly says: string; readonly walk: WalkTogether }[];
  /** Promises about what never happens: they say nothing. */
  readonly untried: readonly string[];
}

const NOWHERE = -1;

/** Whether a step breaks a promise; null when the promise is not about it. */
function breaks(promise: PromiseTogether, step: StepTogether): boolean | null {
  if ('never' in promise) return promise.never(step);
  if ('when' in promise && promise.when(step)) return !promise.holds(step);
  return null;
}

/** Checks promises in everything that the charts can reach together; ends once each of them is broken. */
export function checkTogether(
  charts: ChartsTogether,
  promises: readonly PromiseTogether[] = together,
): CheckedTogether {
  const all = product(charts);
  const cameFrom = new Int32Array(all.size).fill(NOWHERE);
  const reached = [...all.starts];
  for (const start of all.starts) cameFrom[start] = start;
  const broken = new Map<PromiseTogether, WalkTogether>();
  const tried = new Set<PromiseTogether>();
  let steps = 0;
  const walkTo = (place: number): WalkTogether => walkBack(all, cameFrom, place);

  for (const place of reached) {
    if (broken.size === promises.length) break;
    const before = all.seenIn(place);
    for (const promise of promises) {
      if (!('always' in promise)) continue;
      tried.add(promise);
      if (!promise.always(before) && !broken.has(promise)) broken.set(promise, walkTo(place));
    }
    all.visitSteps(place, (to, chart, move) => {
      steps += 1;
      if (cameFrom[to] === NOWHERE) {
        cameFrom[to] = place;
        reached.push(to);
      }
      const step = { before, event: typeof move === 'string' ? null : move.event, after: all.seenIn(to) };
      for (const promise of promises) {
        const verdict = breaks(promise, step);
        if (verdict !== null) tried.add(promise);
        if (verdict !== true || broken.has(promise)) continue;
        const { start, steps: way } = walkTo(place);
        broken.set(promise, { start, steps: [...way, stepOf(chart, move)] });
      }
    });
  }
  for (const promise of promises) {
    if (!('from' in promise)) continue;
    const stuck = firstStuck(all, reached, promise);
    if (stuck.isTried) tried.add(promise);
    if (stuck.place !== undefined) broken.set(promise, walkTo(stuck.place));
  }
  return {
    places: reached.length,
    steps,
    broken: [...broken].map(([{ says }, walk]) => ({ says, walk })),
    untried: promises.filter((promise) => !tried.has(promise)).map(({ says }) => says),
  };
}

const stepOf = (chart: NameTogether, move: Parameters<Visit>[2]): StepOfOne => ({
  chart,
  act: typeof move === 'string' ? move : move.act,
});

/** The steps from a start to a place. */
function walkBack(all: Product, cameFrom: Int32Array, place: number): WalkTogether {
  const from = cameFrom[place] ?? place;
  if (from === place) return { start: all.starts.indexOf(place), steps: [] };
  const last: StepOfOne[] = [];
  all.visitSteps(from, (to, chart, move) => {
    if (to === place && last.length === 0) last.push(stepOf(chart, move));
  });
  const { start, steps } = walkBack(all, cameFrom, from);
  return { start, steps: [...steps, ...last] };
}

/** The first place from which no way leads to where a promise says, without an answer of a server. */
function firstStuck(
  all: Product,
  reached: readonly number[],
  promise: Extract<PromiseTogether, { readonly from: unknown }>,
): { readonly isTried: boolean; readonly place: number | undefined } {
  const good = new Uint8Array(all.size);
  for (const place of reached) if (promise.leadsTo(all.seenIn(place))) good[place] = 1;
  for (let hasGrown = true; hasGrown;) {
    hasGrown = false;
    for (const place of reached) {
      if (good[place] === 1) continue;
      all.visitSteps(place, (to, _, move) => {
        const isAnswer = typeof move !== 'string' && move.act.do === 'answer';
        if (!isAnswer && good[to] === 1) good[place] = 1;
      });
      hasGrown ||= good[place] === 1;
    }
  }
  const about = reached.filter((place) => promise.from(all.seenIn(place)));
  return { isTried: about.length > 0, place: about.find((place) => good[place] !== 1) };
}
