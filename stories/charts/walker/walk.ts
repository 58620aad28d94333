import type { EventFromLogic } from 'xstate';
import type { ChartGraph } from '#charts/graph/graph.ts';
import type { Act } from '../fixtures/act.ts';
import type { Planner } from '../fixtures/planner.ts';
import type { WalkReport } from '../fixtures/report.ts';
import type { Walkable } from '../fixtures/walkable.ts';
import type { Said } from '../progress/record.ts';
import type { Summary } from '../progress/summary.ts';
import type { Stage, StageState } from '../stage/stage-state.ts';
import type { CurrentOptions } from './current-options.ts';
import type { Prospect } from './prospect/prospect.ts';
import type { Photograph } from './report/picture.machine.ts';
import type { walkerMachine } from './walker.machine.ts';

/** Which transitions a printed list is of. */
export type Printed = 'all' | 'left';

/** Props of every part of a walk's page. */
export interface Walk {
  readonly chart: Walkable;
  readonly graph: ChartGraph;
  readonly planner: Planner;
  readonly current: CurrentOptions;
  readonly state: StageState;
  /** Number of the start. */
  readonly start: number;
  /** Ids of the transitions that the tester has walked. */
  readonly walked: ReadonlySet<string>;
  /** What stands of what the tester said of transitions, by their id. */
  readonly judged: Summary['judged'];
  /** All that the tester said of them, newest first. */
  readonly said: Summary['said'];
  /** Says of the transitions of a step that they are right or wrong, or takes that back. */
  readonly onJudge: (edges: readonly string[], is: Said['is'], step: number) => void;
  /** Whether a walk was left that can be taken up again. */
  readonly canUndo: boolean;
  /** Shows what an act would do; null ends that. */
  readonly onTry: (act: Act | null) => void;
  /** What the act under the pointer or the focus would do. */
  readonly prospect: Prospect | null;
  /** The state of the stage once what the screen shows after the newest step is noted. */
  readonly witnessed: Stage['witnessed'];
  /** Takes a picture of the screen. */
  readonly photograph: Photograph;
  /** Where the screen is, if there is one. */
  readonly placeNow: () => ReturnType<Stage['place']> | undefined;
  /** Prints the walks of all transitions, or of those that the tester has not walked. */
  readonly onPrint: (what: Printed) => void;
  readonly isTravelling: boolean;
  /** Whether a walk is being repeated: until it ends or is stopped, the tester moves nothing. */
  readonly isRepeating: boolean;
  /** Whether the tester stopped the newest replay before its end. */
  readonly isCut: boolean;
  /** The file of the newest replay. */
  readonly file: WalkReport | undefined;
  /** How that replay compared with it; null before its end. */
  readonly verdict: string | null;
  readonly isBusy: boolean;
  readonly send: (event: EventFromLogic<typeof walkerMachine>) => void;
}
