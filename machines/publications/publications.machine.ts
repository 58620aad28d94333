import { taskOf } from '#src/api/actor.ts';
import { watchedTask } from '#src/api/news.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** All files to download as their administrator sees them. */
export const publicationsMachine = createResourceMachine(
  'publications',
  watchedTask('publications', taskOf('publications')),
  {},
  { loadOnStart: true },
);
