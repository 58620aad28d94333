import { createContext, use } from 'react';
import type { ActorOptions, AnyActorLogic } from 'xstate';

/** What every actor of a page is created with besides its own: who watches it, and by which clock it goes. */
export type ActorSurroundings = Pick<ActorOptions<AnyActorLogic>, 'inspect' | 'clock'>;

const NONE: ActorSurroundings = {};

/** Given by the demo and by the walks of the charts; nobody gives it in production. */
export const ActorSurroundingsContext = createContext(NONE);

/** For the options of a screen's own actors: `useActorRef(machine, { ...useActorSurroundings(), input })`. */
export const useActorSurroundings = (): ActorSurroundings =>
  __MOCKS__ ? use(ActorSurroundingsContext) : NONE;
