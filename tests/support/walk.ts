import { expect } from 'vitest';
import { createActor, SimulatedClock, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';
import { edgeIdOf, graphOf } from '#stories/charts/graph/graph.ts';
import { codeOf, type Act } from '#stories/charts/kit/act.ts';
import type { Walkable } from '#stories/charts/kit/any-kit.ts';
import { eventOf } from '#stories/charts/kit/event-of.ts';
import { createPlanner, held, type Way } from '#stories/charts/kit/planner.ts';
import { neverEntered, neverLeft, type Move } from './moves.ts';
import { moveOf, passagesFrom } from './passages.ts';

type Chart = Pick<Walkable, 'machine' | 'kit'>;

export interface WalkReport {
  /** (place, act, place) triples that the chart has. */
  readonly edges: readonly string[];
  /** Those of them that a running actor took. */
  readonly replayed: readonly string[];
  /** How many runs that needed. */
  readonly paths: number;
  /** Ids of states that no walk enters. */
  readonly unreachable: readonly string[];
  /** Ids of states, final ones apart, that no walk leaves. */
  readonly traps: readonly string[];
}

/** Runs a machine along every (place, act, place) edge of its chart, each by the shortest way that thinking ahead finds. */
export function walk(chart: Chart): WalkReport {
  demandSamples(chart);
  const graph = graphOf(chart.machine);
  const planner = createPlanner(chart);
  const parts = chart.kit.starts.map((_, start) => walkFrom(chart, start));
  const moves = parts.flatMap((part) => part.moves);
  const beginnings = chart.kit.starts.map((_, start): Move => {
    const { edges, to } = planner.start(start);
    return { type: 'xstate.init', from: to.value, edges, to: to.value };
  });
  return {
    edges: parts.flatMap(({ edges }) => edges),
    replayed: parts.flatMap(({ replayed }) => replayed),
    paths: parts.reduce((sum, { paths }) => sum + paths, 0),
    unreachable: neverEntered(graph, [...beginnings, ...moves]),
    traps: neverLeft(graph, moves),
  };
}

/** @throws Error where an event of the chart has no example: it would not be walked, and nobody would know. */
function demandSamples({ machine, kit }: Chart): void {
  for (const { cause } of graphOf(machine).edges) {
    if (cause.kind !== 'event' || (kit.events[cause.type] ?? []).length > 0) continue;
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
    moves: passages.map((passage) => moveOf(passage, chart.kit)),
    paths: runs.length,
  };
}

/** Takes a way on a running actor; timers and answers only while the actor really waits for them. */
function replay(
  chart: Chart,
  start: number,
  way: Way,
  onStep: (from: AnyMachineSnapshot, act: Act, to: AnyMachineSnapshot) => void,
): void {
  const taken: string[] = [];
  const actor = createActor(held(chart), {
    input: chart.kit.starts[start]?.input,
    clock: new SimulatedClock(),
    inspect: (event) => {
      if (event.type === '@xstate.microstep') taken.push(...event._transitions.map(edgeIdOf));
    },
  }).start();
  for (const { act, edges } of way) {
    const from: AnyMachineSnapshot = actor.getSnapshot();
    expectAwaited(actor, act);
    taken.length = 0;
    const event = eventOf(act, chart.kit);
    if (event !== null) actor.send(event);
    expect(taken, 'it takes the transitions that were foreseen').toEqual(edges);
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

/** Drops runs that another run begins with. */
function withoutPrefixes(runs: readonly Way[]): readonly Way[] {
  const beginnings = new Set<string>();
  const codes = runs.map((way) => way.map(({ act }) => codeOf(act)));
  for (const code of codes) {
    for (let end = 1; end < code.length; end += 1) beginnings.add(code.slice(0, end).join());
  }
  return runs.filter((_, index) => !beginnings.has(codes[index]?.join() ?? ''));
}

const unique = (texts: readonly string[]) => [...new Set(texts)].toSorted();
