import type { AnyMachineSnapshot } from 'xstate';
import type { AnyPromise, AnyPromises } from '#machines/promises/promise.ts';
import type { Beginning } from '../fixtures/walk-code.ts';
import type { Walkable } from '../fixtures/walkable.ts';
import { explore, type Place, type Reach, type Step } from './explore.ts';

/** A promise that a chart breaks, and the shortest walk that shows it. */
export interface Broken {
  readonly says: string;
  readonly walk: Beginning;
}

/** A promise of every chart that waits for something. */
const everyWaitCanBeLeft = {
  says: 'Toda espera se puede dejar sin que conteste el servidor.',
  from: (snapshot: AnyMachineSnapshot) => snapshot.hasTag('waiting'),
  leadsTo: (snapshot: AnyMachineSnapshot) => !snapshot.hasTag('waiting'),
} satisfies AnyPromise;

/** All promises of a chart, with those of every chart. */
export const promisesOf = ({ promises }: AnyPromises): readonly AnyPromise[] => [
  ...promises,
  everyWaitCanBeLeft,
];

/** The steps from a start to a place. */
function stepsTo({ by }: Place): readonly Omit<Step, 'to'>[] {
  return by === null ? [] : [...stepsTo(by.from), by];
}

const walkTo = (place: Place, last: readonly Step[] = []): Beginning => ({
  start: place.start,
  acts: [...stepsTo(place), ...last].map(({ act }) => ({ act, by: 'chart' })),
});

/** The places from which a way leads to one of these. */
function waysTo(goals: Iterable<Place>, steps: readonly Step[]): ReadonlySet<Place> {
  const before = Map.groupBy(steps, ({ to }) => to);
  const found = new Set(goals);
  for (const place of found) {
    for (const { from } of before.get(place) ?? []) found.add(from);
  }
  return found;
}

/** A step as a promise reads it. */
const readable = ({ from, event, after }: Step) => ({ before: from.snapshot, event, after }) as never;

/** Returns the first place that breaks a promise about places. */
function brokenPlace({ places, steps }: Reach, promise: AnyPromise): Place | undefined {
  if ('always' in promise) return places.find(({ snapshot }) => !promise.always(snapshot as never));
  if (!('from' in promise)) return undefined;
  const goals = places.filter(({ snapshot }) => promise.leadsTo(snapshot as never));
  const unanswered = steps.filter(({ act }) => act.do !== 'answer');
  const good = waysTo(goals, unanswered);
  return places.find((place) => promise.from(place.snapshot as never) && !good.has(place));
}

/** Returns the first step that breaks a promise about steps. */
function brokenStep({ steps }: Reach, promise: AnyPromise): Step | undefined {
  if ('never' in promise) return steps.find((step) => promise.never(readable(step)));
  if (!('when' in promise)) return undefined;
  return steps.find((step) => promise.when(readable(step)) && !promise.holds(readable(step)));
}

/** Returns the shortest walk that breaks a promise; null when it is kept. */
function counterexample(reach: Reach, promise: AnyPromise): Beginning | null {
  const place = brokenPlace(reach, promise);
  if (place !== undefined) return walkTo(place);
  const step = brokenStep(reach, promise);
  return step === undefined ? null : walkTo(step.from, [step]);
}

/** Whether the chart ever comes to what a promise is about. */
function isTried({ places, steps }: Reach, promise: AnyPromise): boolean {
  if ('from' in promise) return places.some(({ snapshot }) => promise.from(snapshot as never));
  if ('when' in promise) return steps.some((step) => promise.when(readable(step)));
  return true;
}

/** The places or the steps that a promise was tried in, and the way to the first that it is about. */
function situationsOf(
  { places, steps }: Reach,
  promise: AnyPromise,
): Pick<Verdict, 'situations' | 'example'> {
  if ('from' in promise) {
    const about = places.filter(({ snapshot }) => promise.from(snapshot as never));
    return { situations: about.length, example: about[0] === undefined ? null : walkTo(about[0]) };
  }
  if ('when' in promise) {
    const about = steps.filter((step) => promise.when(readable(step)));
    return {
      situations: about.length,
      example: about[0] === undefined ? null : walkTo(about[0].from, [about[0]]),
    };
  }
  return { situations: 'always' in promise ? places.length : steps.length, example: null };
}

/** What came of a promise. */
export interface Verdict {
  readonly says: string;
  readonly isKept: boolean;
  /** How many places or steps it was tried in. */
  readonly situations: number;
  /** The shortest walk that breaks it, or else that comes to what it is about; null when it is about everything. */
  readonly example: Beginning | null;
}

/** What a check of a chart's promises found. */
interface Checked {
  readonly reach: Reach;
  readonly verdicts: readonly Verdict[];
  readonly broken: readonly Broken[];
  /** Promises about what the chart never comes to: they say nothing. */
  readonly untried: readonly string[];
}

/** Checks the promises of a chart in everything that it can reach. */
export function checkPromises(chart: Pick<Walkable, 'machine' | 'fixtures'>): Checked {
  const { promises } = chart.fixtures;
  const reach = explore(chart, promises.sees);
  const found = promisesOf(promises).map((promise) => ({ promise, walk: counterexample(reach, promise) }));
  const verdicts = found.map(({ promise, walk }) => {
    const { situations, example } = situationsOf(reach, promise);
    return { says: promise.says, isKept: walk === null, situations, example: walk ?? example };
  });
  const broken = found.flatMap(({ promise: { says }, walk }) => (walk === null ? [] : [{ says, walk }]));
  const untried = promises.promises.filter((promise) => !isTried(reach, promise)).map(({ says }) => says);
  return { reach, verdicts, broken, untried };
}
