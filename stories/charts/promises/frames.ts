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

/** A chart that takes part in a walk. */
interface Part {
  readonly chart: Walkable;
  readonly graph: ChartGraph;
  readonly planner: Planner;
}

/** Every moment of a walk, from its start. @throws RangeError when a chart cannot take a step */
export function framesOf(charts: readonly Walkable[], { start, steps }: WalkTogether): readonly Frame[] {
  const parts = charts.map((chart): Part => {
    return { chart, graph: graphOf(chart.machine), planner: createPlanner(chart) };
  });
  const [first] = parts;
  if (first === undefined) return [];
  const beginning: Frame = {
    sentence: first.chart.fixtures.starts[start]?.name ?? '',
    charts: parts.map((one) => (one === first ? begun(one, start) : CLOSED)),
  };
  const frames = [beginning];
  for (const step of steps) frames.push(frameAfter(parts, frames.at(-1) ?? beginning, step));
  return frames;
}

const CLOSED: Shown = { snapshot: null, taken: [] };

const begun = ({ planner }: Part, start: number): Shown => ({ snapshot: planner.begin(start).to, taken: [] });

function frameAfter(parts: readonly Part[], { charts }: Frame, { chart: name, act }: StepOfOne): Frame {
  const at = parts.findIndex(({ chart }) => chart.name === name);
  const one = parts[at];
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
    sentence: parts.length === 1 ? sentence : `${fixtures.words.name}: ${sentence}`,
    charts: still.map((other, index) => (index === at ? shown : isEnd ? CLOSED : other)),
  };
}
