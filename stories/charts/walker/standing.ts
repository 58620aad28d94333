import type { AnyMachineSnapshot } from 'xstate';
import type { Standing } from '../chart/standing.ts';
import type { ChartEdge, ChartGraph } from '../graph/graph.ts';
import type { Act } from '../kit/act.ts';
import type { Option, Planner } from '../kit/planner.ts';
import type { StageState } from '../stage/stage-state.ts';
import { isActive } from './goal.ts';

/** What can be done where a walk stands. */
export interface Prospect {
  readonly options: readonly Option[];
  readonly standings: ReadonlyMap<string, Standing>;
  readonly active: ReadonlySet<string>;
}

const NOWHERE: Prospect = { options: [], standings: new Map(), active: new Set() };

/** What can be done from a snapshot; nothing where there is none, or where its machine has come to its end. */
export function prospectOf(
  graph: ChartGraph,
  planner: Planner,
  { snapshot, deaf }: Pick<StageState, 'snapshot' | 'deaf'>,
): Prospect {
  if (snapshot === null) return NOWHERE;
  const active = new Set(graph.states.map(({ id }) => id).filter((id) => isActive(id, snapshot.value)));
  if (snapshot.status !== 'active') return { ...NOWHERE, active };
  const options = planner.options(snapshot).filter(({ act }) => isAnswerable(act, deaf));
  const possible = new Set(options.flatMap(({ edges }) => edges));
  const standings = graph.edges.map(({ id, source }): readonly [string, Standing] => [
    id,
    possible.has(id) ? 'possible' : active.has(source) ? 'refused' : 'elsewhere',
  ]);
  return { options, active, standings: new Map(standings) };
}

/** Whether somebody is still going to answer, where an act is an answer. */
export const isAnswerable = (act: Act, deaf: readonly string[]) =>
  act.do !== 'answer' || !deaf.includes(act.invoke);

/** The acts that take a transition from here. */
export const actsTaking = ({ options }: Prospect, edge: string): readonly Act[] =>
  options.flatMap(({ act, edges }) => (edges.includes(edge) ? [act] : []));

/** How an event stands with the sample that somebody has picked. */
export interface EventStanding {
  readonly standing: Standing;
  /** Guards that refuse it. */
  readonly guards: readonly string[];
  /** States that would hear it. */
  readonly heardIn: readonly string[];
  /** Where it would lead. */
  readonly to: AnyMachineSnapshot | null;
}

/** Whether an event would be heard now, and if not, why. */
export function standingOfEvent(
  { options, active }: Prospect,
  edges: readonly ChartEdge[],
  sample: number,
): EventStanding {
  const type = edges.map(({ cause }) => (cause.kind === 'event' ? cause.type : '')).find(Boolean);
  const option = options.find(
    ({ act, edges: taken }) =>
      act.do === 'send' && act.type === type && act.sample === sample && taken.length > 0,
  );
  // A machine that has come to its end hears nothing.
  const here = options.length === 0 ? [] : edges.filter(({ source }) => active.has(source));
  return {
    standing: option !== undefined ? 'possible' : here.length > 0 ? 'refused' : 'elsewhere',
    guards: [...new Set(here.flatMap(({ guard }) => guard ?? []))],
    heardIn: [...new Set(edges.map(({ source }) => source))],
    to: option?.to ?? null,
  };
}
