import { taskOf } from '#src/api/actor.ts';
import { followNews, watchedTask } from '#src/api/news.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** The orders of the distributor's network. */
export const networkOrdersMachine = createResourceMachine(
  'networkOrders',
  watchedTask('networkOrders', taskOf('networkOrders')),
  {},
  { loadOnStart: true, follow: (tell) => followNews('networkOrders', tell) },
);
