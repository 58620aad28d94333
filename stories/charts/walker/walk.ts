import type { EventFromLogic } from 'xstate';
import type { ChartGraph } from '../graph/graph.ts';
import type { Walkable } from '../kit/any-kit.ts';
import type { Planner } from '../kit/planner.ts';
import type { StageState } from '../stage/stage-state.ts';
import type { Prospect } from './standing.ts';
import type { walkerMachine } from './walker.machine.ts';

/** What every part of a walk's page is given. */
export interface Walk {
  readonly chart: Walkable;
  readonly graph: ChartGraph;
  readonly planner: Planner;
  readonly prospect: Prospect;
  readonly state: StageState;
  /** Number of the start that it began with. */
  readonly start: number;
  /** Ids of the transitions that the tester has walked. */
  readonly walked: ReadonlySet<string>;
  readonly isTravelling: boolean;
  readonly isBusy: boolean;
  readonly send: (event: EventFromLogic<typeof walkerMachine>) => void;
}
