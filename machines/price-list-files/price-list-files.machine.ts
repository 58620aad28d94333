import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** Price lists to download. */
export const priceListFilesMachine = createResourceMachine(
  'priceListFiles',
  taskOf('priceListFiles'),
  {},
  { loadOnStart: true },
);
