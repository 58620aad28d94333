import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** Fabrics by the roll. */
export const blindsStockMachine = createResourceMachine(
  'blindsStock',
  taskOf('blindsStock'),
  {},
  { loadOnStart: true },
);
