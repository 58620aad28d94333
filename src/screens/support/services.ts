import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { countersMachine } from '#machines/counters.machine.ts';
import type { sessionMachine } from '#machines/session.machine.ts';
import type { RuntimeConfig } from '#src/config/runtime.ts';

/** What lives as long as the page and is shared by its screens. */
export interface Services {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly counters: ActorRefFrom<typeof countersMachine>;
  /** Arrives by itself: the session does not wait for it, only the calls do. */
  readonly config: Promise<RuntimeConfig>;
}

/**
 * The services arrive after first paint, so that a storefront page paints without them: a promise, which suspends
 * whoever needs them until they are there.
 */
export const ServicesContext = createContext<Promise<Services> | null>(null);

/** The page's services; suspends until they have arrived. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesContext above it');
  return use(services);
}

/** What the deployment says of itself; suspends until it has been read. */
export const useConfig = (): RuntimeConfig => use(useServices().config);
