import { taskOf } from '#src/api/actor.ts';
import { keptTask } from '#src/api/kept-reads.ts';
import { followNews, watchedTask } from '#src/api/news.ts';
import { keptQuotes } from '#src/api/stored/copies/kept-rows.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

const load = keptTask(watchedTask('quotes', taskOf('quotes')), keptQuotes.list);

/** The current user's quotes; without a connection those that they saw last. */
export const quotesMachine = createResourceMachine(
  'quotes',
  load,
  {},
  {
    loadOnStart: true,
    follow: (tell) =>
      followNews('quotes', (rows) => {
        keptQuotes.list.keep(rows);
        tell(rows);
      }),
  },
);
