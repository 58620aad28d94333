import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { configurationMachine } from '#machines/configuration/configuration.machine.ts';
import type { countersMachine } from '#machines/counters/counters.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { versionMachine } from '#machines/version/version.machine.ts';
import type { RuntimeConfig } from '#src/config/runtime.ts';

/** Actors and configuration shared by all screens, for the lifetime of the page. */
export interface Services {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly counters: ActorRefFrom<typeof countersMachine>;
  readonly version: ActorRefFrom<typeof versionMachine>;
  readonly configuration: ActorRefFrom<typeof configurationMachine>;
  /** What the configuration's machine found. Loads separately: only calls wait for it, the session does not. */
  readonly config: Promise<RuntimeConfig>;
}

/** The page's services. A promise that suspends components, because the services load after the first paint. */
export const ServicesContext = createContext<Promise<Services> | null>(null);

/** The page's services; suspends until they have loaded. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesContext above it');
  return use(services);
}

/** The run-time configuration; suspends until it is loaded. */
export const useConfig = (): RuntimeConfig => use(useServices().config);
