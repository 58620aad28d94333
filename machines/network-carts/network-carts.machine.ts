import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** The carts of the distributor's network. */
export const networkCartsMachine = createResourceMachine(
  'networkCarts',
  taskOf('networkCarts'),
  {},
  { loadOnStart: true },
);
