import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** Motors and their controls, by the piece. */
export const motorsStockMachine = createResourceMachine(
  'motorsStock',
  taskOf('motorsStock'),
  {},
  { loadOnStart: true },
);
