import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** Every product with its colors. */
export const catalogsMachine = createResourceMachine(
  'catalogs',
  taskOf('catalogs'),
  {},
  { loadOnStart: true },
);
