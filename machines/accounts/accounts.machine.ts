import { taskOf } from '#src/api/actor.ts';
import { watchedTask } from '#src/api/news.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** The accounts, to tell which of them wait for who administers. */
export const accountsMachine = createResourceMachine(
  'accounts',
  watchedTask('users', taskOf('users')),
  {},
  { loadOnStart: true },
);
