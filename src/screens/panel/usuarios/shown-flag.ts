import { wantedIn, type Flag, type Run } from '#machines/support/switch-run.ts';
import type { User } from '#src/api/contract/user.ts';

/** How a switch is shown: as it is wanted while that is under way, else as the server said. */
interface ShownFlag {
  readonly on: boolean;
  readonly pending: boolean;
}

interface Shown {
  readonly users: readonly User[] | null;
  readonly run: Run;
}

/** Each list and each run is gone through once, however many switches are shown of it. */
function once<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
  const made = new WeakMap<Source, Made>();
  return (source) => {
    const found = made.get(source) ?? make(source);
    made.set(source, found);
    return found;
  };
}

const wanted = once(wantedIn);
const byId = once((users: readonly User[]) => new Map(users.map((user) => [user.id, user])));

/** Somebody of the list by their id. */
export const userWith = (users: readonly User[], id: number): User | undefined => byId(users).get(id);

/** How a switch of somebody is shown; as `fallback` where they are not in the list any more. */
export function shownFlag({ users, run }: Shown, fallback: User, flag: Flag): ShownFlag {
  const { id } = fallback;
  const coming = wanted(run)(id, flag);
  const now = (users && userWith(users, id)) ?? fallback;
  return { on: coming ?? now[flag], pending: coming !== undefined };
}
