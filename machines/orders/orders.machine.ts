import { taskOf } from '#src/api/actor.ts';
import { keptTask } from '#src/api/kept-reads.ts';
import { followNews, watchedTask } from '#src/api/news.ts';
import { keptOrders } from '#src/api/stored/copies/kept-rows.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

const load = keptTask(watchedTask('orders', taskOf('orders')), keptOrders.list);

/** The current user's orders; without a connection those that they saw last. */
export const ordersMachine = createResourceMachine(
  'orders',
  load,
  {},
  {
    loadOnStart: true,
    follow: (tell) =>
      followNews('orders', (rows) => {
        keptOrders.list.keep(rows);
        tell(rows);
      }),
  },
);
