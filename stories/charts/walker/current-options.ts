import type { AnyMachineSnapshot } from 'xstate';
import type { Availability } from '#charts/chart/availability.ts';
import { activeStates } from '#charts/graph/active.ts';
import type { ChartEdge, ChartGraph } from '#charts/graph/graph.ts';
import type { Act } from '../fixtures/act.ts';
import type { Option, Planner } from '../fixtures/planner.ts';
import type { StageState } from '../stage/stage-state.ts';

/** The options from the current state of a walk. */
export interface CurrentOptions {
  readonly options: readonly Option[];
  readonly availabilities: ReadonlyMap<string, Availability>;
  readonly active: ReadonlySet<string>;
}

const NOWHERE: CurrentOptions = { options: [], availabilities: new Map(), active: new Set() };

/** The options from a snapshot; empty without a snapshot, or after the machine has finished. */
export function currentOptionsOf(
  graph: ChartGraph,
  planner: Planner,
  { snapshot, unanswered }: Pick<StageState, 'snapshot' | 'unanswered'>,
): CurrentOptions {
  if (snapshot === null) return NOWHERE;
  const active = activeStates(graph, snapshot.value);
  if (snapshot.status !== 'active') return { ...NOWHERE, active };
  const options = planner.options(snapshot).filter(({ act }) => isAnswerable(act, unanswered));
  const possible = new Set(options.flatMap(({ edges }) => edges));
  const availabilities = graph.edges.map(({ id, source }): readonly [string, Availability] => [
    id,
    possible.has(id) ? 'possible' : active.has(source) ? 'refused' : 'elsewhere',
  ]);
  return { options, active, availabilities: new Map(availabilities) };
}

/** Whether an answer is still expected, when an act is an answer. */
export const isAnswerable = (act: Act, unanswered: readonly string[]) =>
  act.do !== 'answer' || !unanswered.includes(act.invoke);

/** The acts that take a transition from here. */
export const actsTaking = ({ options }: CurrentOptions, edge: string): readonly Act[] =>
  options.flatMap(({ act, edges }) => (edges.includes(edge) ? [act] : []));

/** Whether an event with a sample is accepted. */
export interface EventAvailability {
  readonly availability: Availability;
  /** Number of the chosen sample; without a choice, of the first that is accepted. */
  readonly sample: number;
  /** Numbers of the samples that can be sent now. */
  readonly samples: readonly number[];
  /** Guards that refuse it. */
  readonly guards: readonly string[];
  /** States that accept it. */
  readonly heardIn: readonly string[];
  /** Its target states. */
  readonly to: AnyMachineSnapshot | null;
}

/**
 * Whether an event is accepted now, and the reason when it is not.
 * @param edges the transitions of the event
 * @param wanted number of the chosen sample, if any
 */
export function availabilityOfEvent(
  { options, active }: CurrentOptions,
  edges: readonly ChartEdge[],
  wanted?: number,
): EventAvailability {
  const type = edges.map(({ cause }) => (cause.kind === 'event' ? cause.type : '')).find(Boolean);
  const sendable = options.flatMap(({ act, ...effect }) =>
    act.do === 'send' && act.type === type ? [{ ...effect, sample: act.sample }] : [],
  );
  const accepted = sendable.filter((option) => option.edges.length > 0);
  const option =
    accepted.find(({ sample }) => sample === wanted) ?? (wanted === undefined ? accepted[0] : undefined);
  // A finished machine accepts nothing.
  const here = options.length === 0 ? [] : edges.filter(({ source }) => active.has(source));
  return {
    availability: option !== undefined ? 'possible' : here.length > 0 ? 'refused' : 'elsewhere',
    sample: option?.sample ?? wanted ?? sendable[0]?.sample ?? 0,
    samples: sendable.map(({ sample }) => sample),
    guards: [...new Set(here.flatMap(({ guard }) => guard ?? []))],
    heardIn: [...new Set(edges.map(({ source }) => source))],
    to: option?.to ?? null,
  };
}
