import { taskOf } from '#src/api/actor.ts';
import { followNews, watchedTask } from '#src/api/news.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** The requests for samples that the shop has; loads on start. */
export const sampleRequestsMachine = createResourceMachine(
  'sampleRequests',
  watchedTask('sampleRequests', taskOf('sampleRequests')),
  {},
  { loadOnStart: true, follow: (tell) => followNews('sampleRequests', tell) },
);
