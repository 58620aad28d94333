import { activeStates } from '#charts/graph/active.ts';
import type { ChartGraph } from '#charts/graph/graph.ts';
import { maskSecrets } from '#mocks/mask.ts';
import type { Act } from '../../fixtures/act.ts';
import type { Planner } from '../../fixtures/planner.ts';
import type { Walkable } from '../../fixtures/walkable.ts';
import type { StageState } from '../../stage/stage-state.ts';
import { differencesOf, type Difference } from '../report/difference.ts';
import { placeText } from '../report/report-text.ts';
import { invokeWord, sentenceOf } from '../sentences.ts';

/** What an act would do now. */
export interface Prospect {
  /** The act in words. */
  readonly sentence: string;
  /** Its transitions; empty when the machine would refuse it. */
  readonly edges: readonly string[];
  /** Ids of the states that would be active. */
  readonly active: ReadonlySet<string>;
  /** The states that it would enter, in words. */
  readonly place: string;
  /** Changes of the context, without secrets. */
  readonly differences: readonly Difference[];
  /** Requests that would begin, in words. */
  readonly requests: readonly string[];
}

/** A walk at its current state. */
export interface Place {
  readonly chart: Walkable;
  readonly graph: ChartGraph;
  readonly planner: Planner;
  readonly state: Pick<StageState, 'snapshot'>;
}

/** Returns what an act would do now, without doing it; null when it cannot be told. */
export function prospectOf({ chart, graph, planner, state: { snapshot } }: Place, act: Act): Prospect | null {
  if (snapshot === null || snapshot.status === 'stopped') return null;
  const effect = planner.tryOut(snapshot, act);
  if (effect === null) return null;
  const { edges, to } = effect;
  return {
    sentence: sentenceOf(act, chart.fixtures, graph),
    edges,
    active: activeStates(graph, to.value),
    place: placeText(chart, graph, to.value, snapshot.value),
    differences: differencesOf(maskSecrets(snapshot.context), maskSecrets(to.context)),
    requests: Object.keys(to.children).map((invoke) => invokeWord(chart.fixtures, invoke)),
  };
}
