import { createActor, type ActorOptions, type ActorRefFrom } from 'xstate';
import { ownWindowWith, type ownWindowMachine } from '../own-window/own-window.machine.ts';

export type OwnWindowActor = ActorRefFrom<typeof ownWindowMachine>;

/** Starts the machine that holds a photo for as long as the page lives. */
export function startOwnWindow(
  read: Parameters<typeof ownWindowWith>[0],
  surroundings: Pick<ActorOptions<typeof ownWindowMachine>, 'inspect' | 'clock'>,
): OwnWindowActor {
  const actor = createActor(ownWindowWith(read), surroundings);
  actor.start();
  return actor;
}
