import type { AnyMachineSnapshot } from 'xstate';
import { graphOf, type ChartGraph } from '#charts/graph/graph.ts';
import { createPlanner, type Planner } from '../fixtures/planner.ts';
import type { Walkable } from '../fixtures/walkable.ts';
import { sentenceOf } from '../walker/sentences.ts';
import type { StepOfOne, WalkTogether } from './together.ts';

/** A chart at one moment of a walk. */
interface Shown {
  /** null while its screen is closed. */
  readonly snapshot: AnyMachineSnapshot | null;
  /** Transitions of the step that led here. */
  readonly taken: readonly string[];
}

/** A moment of a walk of several charts. */
export interface Frame {
  /** What happened. */
  readonly sentence: string;
  /** The charts, in their order. */
  readonly charts: readonly Shown[];
}

interface Cast {
  readonly chart: Walkable;
  readonly graph: ChartGraph;
  readonly planner: Planner;
}

/** Every moment of a walk, from its start. @throws RangeError when a chart cannot take a step */
export function filmOf(charts: readonly Walkable[], { start, steps }: WalkTogether): readonly Frame[] {
  const cast = charts.map((chart): Cast => {
    return { chart, graph: graphOf(chart.machine), planner: createPlanner(chart) };
  });
  const [first] = cast;
  if (first === undefined) return [];
  const beginning: Frame = {
    sentence: first.chart.fixtures.starts[start]?.name ?? '',
    charts: cast.map((one) => (one === first ? begun(one, start) : CLOSED)),
  };
  const frames = [beginning];
  for (const step of steps) frames.push(frameAfter(cast, frames.at(-1) ?? beginning, step));
  return frames;
}

const CLOSED: Shown = { snapshot: null, taken: [] };

const begun = ({ planner }: Cast, start: number): Shown => ({ snapshot: planner.begin(start).to, taken: [] });

function frameAfter(cast: readonly Cast[], { charts }: Frame, { chart: name, act }: StepOfOne): Frame {
  const at = cast.findIndex(({ chart }) => chart.name === name);
  const one = cast[at];
  const snapshot = charts[at]?.snapshot ?? null;
  if (one === undefined) throw new RangeError(`${name} has no part in this walk`);
  const { fixtures } = one.chart;
  const still = charts.map((shown): Shown => ({ ...shown, taken: [] }));
  if (act === 'open')
    return { sentence: `Se abre «${fixtures.words.name}»`, charts: still.with(at, begun(one, 0)) };
  if (act === 'close')
    return { sentence: `Se cierra «${fixtures.words.name}»`, charts: still.with(at, CLOSED) };
  const option = snapshot === null ? null : one.planner.tryOut(snapshot, act);
  if (option === null) throw new RangeError(`${name} cannot take this step`);
  const shown = { snapshot: option.to, taken: option.edges };
  const isEnd = option.emitted.includes('session.ended');
  const sentence = sentenceOf(act, fixtures, one.graph);
  return {
    sentence: cast.length === 1 ? sentence : `${fixtures.words.name}: ${sentence}`,
    charts: still.map((other, index) => (index === at ? shown : isEnd ? CLOSED : other)),
  };
}
