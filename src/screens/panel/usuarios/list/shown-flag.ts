import { targetValuesOf, type Flag, type Run } from '#machines/support/switch-run.ts';
import type { User } from '#src/api/contract/user.ts';

/** State of a switch: the wanted value while a change runs, else that of the server. */
interface ShownFlag {
  readonly on: boolean;
  readonly pending: boolean;
}

interface Shown {
  readonly users: readonly User[] | null;
  readonly run: Run;
}

/** Caches a result for each list and run, which many switches share. */
function once<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
  const cache = new WeakMap<Source, Made>();
  return (source) => {
    const found = cache.get(source) ?? make(source);
    cache.set(source, found);
    return found;
  };
}

const wanted = once(targetValuesOf);
const byId = once((users: readonly User[]) => new Map(users.map((user) => [user.id, user])));

/** A person in the list, by id. */
export const userWith = (users: readonly User[], id: number): User | undefined => byId(users).get(id);

/** State of a person's switch; uses `fallback` when they are no longer in the list. */
export function shownFlag({ users, run }: Shown, fallback: User, flag: Flag): ShownFlag {
  const { id } = fallback;
  const target = wanted(run)(id, flag);
  const now = (users && userWith(users, id)) ?? fallback;
  return { on: target ?? now[flag], pending: target !== undefined };
}
