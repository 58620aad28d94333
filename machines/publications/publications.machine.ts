import { taskOf } from '#src/api/actor.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** All files to download as their administrator sees them. */
export const publicationsMachine = createResourceMachine(
  'publications',
  taskOf('publications'),
  {},
  { loadOnStart: true },
);
