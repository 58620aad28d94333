import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** Editions of the promotions gazette. */
export const promotionFilesMachine = createResourceMachine(
  'promotionFiles',
  taskOf('promotionFiles'),
  {},
  { loadOnStart: true },
);
