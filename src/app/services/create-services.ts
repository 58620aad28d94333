import { createActor, waitFor } from 'xstate';
import {
  configurationWith,
  type ConfigurationAnswer,
} from '#machines/configuration/configuration.machine.ts';
import { countersMachine } from '#machines/counters/counters.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { versionMachine, versionWith, type VersionSource } from '#machines/version/version.machine.ts';
import type { ActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import type { Services } from '#src/actor-hooks/services.ts';
import type { RuntimeConfig } from '#src/config/runtime.ts';
import { markWhenResolved } from '../mark-when-resolved.ts';
import { keepTypedFor } from './keep-typed.ts';

interface Beginning {
  /** Requests the configuration, and calls back once. */
  readonly askConfig: (tell: (answer: ConfigurationAnswer) => void) => void;
  /** The last valid configuration that this browser kept. @default null */
  readonly keptConfig?: RuntimeConfig | null;
  /** How the page asks for the server's version. @default never */
  readonly version?: VersionSource | undefined;
  readonly token: string | null;
  readonly surroundings?: ActorSurroundings | undefined;
}

/** Creates the actors that every screen shares, wired to each other but not started. */
export function createServices({
  askConfig,
  keptConfig = null,
  version,
  token,
  surroundings,
}: Beginning): Services {
  const common = __MOCKS__ ? surroundings : undefined;
  const session = createActor(sessionMachine, { ...common, input: { token } });
  const counters = createActor(countersMachine, common);
  const configuration = createActor(configurationWith(askConfig), {
    ...common,
    input: { kept: keptConfig },
  });
  session.on('session.started', () => {
    counters.send({ type: 'counters.clear' });
    counters.send({ type: 'counters.load' });
  });
  session.on('session.ended', () => {
    counters.send({ type: 'counters.clear' });
  });
  keepTypedFor(session);
  return {
    session,
    counters,
    version: createActor(version === undefined ? versionMachine : versionWith(version), common),
    configuration,
    config: markWhenResolved(usable(configuration)),
  };
}

/** @throws ConfigError when the file is missing or invalid */
async function usable(configuration: Services['configuration']): Promise<RuntimeConfig> {
  const { context } = await waitFor(
    configuration,
    (snapshot) => snapshot.hasTag('usable') || snapshot.matches('faulty'),
  );
  const { config, error } = context;
  if (config !== null && error === null) {
    // Loaded only where needed: most deployments keep the currency that the module begins with.
    if (config.currency !== 'MXN') (await import('#src/format/money.ts')).showAmountsIn(config.currency);
    return config;
  }
  throw error ?? new Error('The configuration ended without an answer.');
}
