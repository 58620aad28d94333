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

/** Returns the shortest walk that breaks a promise; null when it is kept. */
function counterexample({ places, steps }: Reach, promise: AnyPromise): Beginning | null {
  if ('always' in promise) {
    const place = places.find(({ snapshot }) => !promise.always(snapshot as never));
    return place === undefined ? null : walkTo(place);
  }
  if ('eachStep' in promise) {
    const step = steps.find(
      ({ from, event, after }) => !promise.eachStep({ before: from.snapshot, event, after } as never),
    );
    return step === undefined ? null : walkTo(step.from, [step]);
  }
  const usable = promise.answered === true ? steps : steps.filter(({ act }) => act.do !== 'answer');
  const good = waysTo(
    places.filter(({ snapshot }) => promise.leadsTo(snapshot as never)),
    usable,
  );
  const place = places.find((one) => promise.from(one.snapshot as never) && !good.has(one));
  return place === undefined ? null : walkTo(place);
}

/** Checks the promises of a chart in everything that it can reach. */
export function checkPromises(
  chart: Pick<Walkable, 'machine' | 'fixtures'>,
  promises: AnyPromises,
): { readonly reach: Reach; readonly broken: readonly Broken[] } {
  const reach = explore(chart, promises.sees);
  const broken = promisesOf(promises).flatMap((promise) => {
    const walk = counterexample(reach, promise);
    return walk === null ? [] : [{ says: promise.says, walk }];
  });
  return { reach, broken };
}
