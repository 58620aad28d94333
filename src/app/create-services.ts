import { createActor } from 'xstate';
import { countersMachine } from '#machines/counters.machine.ts';
import { sessionMachine } from '#machines/session.machine.ts';
import type { RuntimeConfig } from '#src/config/runtime.ts';
import type { ActorSurroundings } from '#src/screens/support/actor-surroundings.ts';
import type { Services } from '#src/screens/support/services.ts';
import { readable } from './readable.ts';

/** Session and counters, wired to each other but not started: what a page is prerendered with. */
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
