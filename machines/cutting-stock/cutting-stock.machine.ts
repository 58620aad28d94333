import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** Materials of the workshop that are free, and saved cut plans. */
export const cuttingStockMachine = createResourceMachine(
  'cuttingStock',
  taskOf('cuttingStock'),
  {},
  { loadOnStart: true },
);
