import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** What was changed of accounts and orders; loads on start. */
export const activityMachine = createResourceMachine(
  'activity',
  taskOf('activity'),
  {},
  { loadOnStart: true },
);
