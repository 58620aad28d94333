import { expect } from 'vitest';
import { createActor, SimulatedClock, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';
import { edgeIdOf, graphOf } from '#charts/graph/graph.ts';
import { codeOf, type Act } from '#stories/charts/fixtures/act.ts';
import { eventOf } from '#stories/charts/fixtures/event-of.ts';
import { createPlanner, held, type Way } from '#stories/charts/fixtures/planner.ts';
import type { Walkable } from '#stories/charts/fixtures/walkable.ts';
import { neverEntered, neverLeft, type Move } from './moves.ts';
import { moveOf, passagesFrom } from './passages.ts';

type Chart = Pick<Walkable, 'machine' | 'fixtures'>;

export interface WalkReport {
  /** (place, act, place) triples of the chart. */
  readonly edges: readonly string[];
  /** Those that a running actor took. */
  readonly replayed: readonly string[];
  /** Number of runs. */
  readonly paths: number;
  /** Ids of states that no walk enters. */
  readonly unreachable: readonly string[];
  /** Ids of non-final states that no walk leaves. */
  readonly traps: readonly string[];
}

/** Runs a machine along every (place, act, place) edge of its chart, each by the shortest predicted path. */
export function walk(chart: Chart): WalkReport {
  demandSamples(chart);
  const graph = graphOf(chart.machine);
  const planner = createPlanner(chart);
  const parts = chart.fixtures.starts.map((_, start) => walkFrom(chart, start));
  const moves = parts.flatMap((part) => part.moves);
  const starts = chart.fixtures.starts.map((_, start): Move => {
    const { edges, to } = planner.start(start);
    return { type: 'xstate.init', from: to.value, edges, to: to.value };
  });
  return {
    edges: parts.flatMap(({ edges }) => edges),
    replayed: parts.flatMap(({ replayed }) => replayed),
    paths: parts.reduce((sum, { paths }) => sum + paths, 0),
    unreachable: neverEntered(graph, [...starts, ...moves]),
    traps: neverLeft(graph, moves),
  };
}

/** @throws Error when an event of the chart has no sample, because it would silently not be walked. */
function demandSamples({ machine, fixtures }: Chart): void {
  for (const { cause } of graphOf(machine).edges) {
    if (cause.kind !== 'event' || (fixtures.events[cause.type] ?? []).length > 0) continue;
    throw new Error(`no sample of the event ${cause.type}`);
  }
}

function walkFrom(chart: Chart, start: number) {
  const planner = createPlanner(chart);
  const passages = passagesFrom(planner, start);
  const edge = (from: string, act: Act, to: string) => `${from} ${codeOf(act)} ${to}`;
  const runs = withoutPrefixes(passages.map(({ way, option }) => [...way, option]));
  const replayed = new Set<string>();
  for (const way of runs) {
    replay(chart, start, way, (from, act, to) => {
      replayed.add(edge(planner.placeOf(from), act, planner.placeOf(to)));
    });
  }
  return {
    edges: unique(
      passages.map(({ from, option }) => edge(planner.placeOf(from), option.act, planner.placeOf(option.to))),
    ),
    replayed: [...replayed].toSorted(),
    moves: passages.map((passage) => moveOf(passage, chart.fixtures)),
    paths: runs.length,
  };
}

/** Follows a path on a running actor; fires timers and answers calls only while the actor waits for them. */
function replay(
  chart: Chart,
  start: number,
  way: Way,
  onStep: (from: AnyMachineSnapshot, act: Act, to: AnyMachineSnapshot) => void,
): void {
  const taken: string[] = [];
  const actor = createActor(held(chart), {
    input: chart.fixtures.starts[start]?.input,
    clock: new SimulatedClock(),
    inspect: (event) => {
      if (event.type === '@xstate.microstep') taken.push(...event._transitions.map(edgeIdOf));
    },
  }).start();
  for (const { act, edges } of way) {
    const from: AnyMachineSnapshot = actor.getSnapshot();
    expectAwaited(actor, act);
    taken.length = 0;
    const event = eventOf(act, chart.fixtures);
    if (event !== null) actor.send(event);
    expect(taken, 'it takes the predicted transitions').toEqual(edges);
    onStep(from, act, actor.getSnapshot());
  }
  actor.stop();
}

function expectAwaited(actor: AnyActorRef, act: Act): void {
  if (act.do === 'wait') {
    const timers = Object.values(actor.system.getSnapshot()._scheduledEvents).map(({ event }) => event.type);
    expect(timers, 'a timer of this name is armed').toContain(act.timer);
  }
  if (act.do === 'answer') {
    expect(Object.keys(actor.getSnapshot().children), 'an actor of this name runs').toContain(act.invoke);
  }
}

/** Drops runs that are the beginning of another run. */
function withoutPrefixes(runs: readonly Way[]): readonly Way[] {
  const prefixes = new Set<string>();
  const codes = runs.map((way) => way.map(({ act }) => codeOf(act)));
  for (const code of codes) {
    for (let end = 1; end < code.length; end += 1) prefixes.add(code.slice(0, end).join());
  }
  return runs.filter((_, index) => !prefixes.has(codes[index]?.join() ?? ''));
}

const unique = (texts: readonly string[]) => [...new Set(texts)].toSorted();
