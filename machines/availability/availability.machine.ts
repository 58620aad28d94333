import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** The fabrics that are low or out of stock; loads on start. Nothing waits for it. */
export const availabilityMachine = createResourceMachine(
  'availability',
  taskOf('availability'),
  {},
  { loadOnStart: true },
);
