import { createActor } from 'xstate';
import { countersMachine } from '#machines/counters.machine.ts';
import { sessionMachine } from '#machines/session.machine.ts';
import type { RuntimeConfig } from '#src/config/runtime.ts';
import type { ActorSurroundings } from '#src/services/actor-surroundings.ts';
import type { Services } from '#src/services/services.ts';
import { readable } from './readable.ts';

/** Creates the session and the counters, wired to each other but not started: a prerendered page needs no more. */
export function createServices(
  config: Promise<RuntimeConfig>,
  token: string | null,
  surroundings?: ActorSurroundings,
): Services {
  const common = __MOCKS__ ? surroundings : undefined;
  const session = createActor(sessionMachine, { ...common, input: { token } });
  const counters = createActor(countersMachine, common);
  session.on('session.started', () => {
    counters.send({ type: 'counters.clear' });
    counters.send({ type: 'counters.load' });
  });
  session.on('session.ended', () => {
    counters.send({ type: 'counters.clear' });
  });
  return { session, counters, config: readable(config) };
}
