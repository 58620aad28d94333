import { useSyncExternalStore } from 'react';
import { NOTHING, type Stage, type StageState } from '../stage/stage-state.ts';

const never = () => () => undefined;
const empty = () => NOTHING;

/** The state of a stage; empty before there is one. */
export const useStage = (stage: Stage | null): StageState =>
  useSyncExternalStore(stage?.subscribe ?? never, stage?.getState ?? empty);
