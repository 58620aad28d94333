import { useSyncExternalStore } from 'react';
import type { Stage, StageState } from '../stage/stage-state.ts';

const EMPTY: StageState = {
  begun: [],
  beginning: null,
  steps: [],
  snapshot: null,
  asking: [],
  unanswered: [],
  timers: [],
};
const never = () => () => undefined;
const empty = () => EMPTY;

/** The state of a stage; empty before there is one. */
export const useStage = (stage: Stage | null): StageState =>
  useSyncExternalStore(stage?.subscribe ?? never, stage?.getState ?? empty);
