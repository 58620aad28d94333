import { createContext, use } from 'react';
import type { ActorOptions, AnyActorLogic } from 'xstate';

/** Options that every actor of a page gets in addition to its own: an inspector and a clock. */
export type ActorSurroundings = Pick<ActorOptions<AnyActorLogic>, 'inspect' | 'clock'>;

const NONE: ActorSurroundings = {};

/** Provided by the demo and by the chart walks; never in production. */
export const ActorSurroundingsContext = createContext(NONE);

/** For the options of a screen's own actors: `useActorRef(machine, { ...useActorSurroundings(), input })`. */
export const useActorSurroundings = (): ActorSurroundings =>
  __MOCKS__ ? use(ActorSurroundingsContext) : NONE;
