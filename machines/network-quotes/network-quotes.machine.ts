import { taskOf } from '#src/api/actor.ts';
import { followNews, watchedTask } from '#src/api/news.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** The quotes of the distributor's network. */
export const networkQuotesMachine = createResourceMachine(
  'networkQuotes',
  watchedTask('networkQuotes', taskOf('networkQuotes')),
  {},
  { loadOnStart: true, follow: (tell) => followNews('networkQuotes', tell) },
);
