import type { User } from '#src/api/contract/user.ts';
import { ApiError, toFailure } from '#src/api/errors.ts';

/** What of a user is switched: whether they may enter, and whether the dealer map shows them. */
export type Flag = 'active' | 'active_map';

/** A switch that is wanted. */
export interface Switch {
  /** As the user was when it was asked for. */
  readonly user: User;
  readonly flag: Flag;
  readonly to: boolean;
}

/** A switch that was not made, and why. */
export interface FailedSwitch extends Switch {
  readonly error: ApiError;
}

/** What a switch has changed, so that it can be undone. */
interface Change {
  readonly user: User;
  readonly flag: Flag;
  readonly was: boolean;
}

/** What somebody asks for: one flag of one user, or of many. */
export interface SwitchRequest {
  readonly ids: readonly number[];
  readonly flag: Flag;
  readonly to: boolean;
  /** Who asks: nobody switches their own way in. Null where that is not known: it might be anybody's then. */
  readonly self: number | null;
}

/** Switches that are made one after the other, and what has come of them: one batch, with whatever joined it. */
export interface Run {
  /** How many were asked for and needed. */
  readonly asked: number;
  /** Those that have not left. */
  readonly queue: readonly Switch[];
  /** The one that the server is asked for. */
  readonly underWay: Switch | null;
  readonly changes: readonly Change[];
  /** Those that somebody else made at the same time, so that ours undid it; the user is as the server answered. */
  readonly crossed: readonly Switch[];
  readonly failed: readonly FailedSwitch[];
  /** How many were as wanted already. */
  readonly already: number;
  /** Who was left as they are: oneself, or everybody while nobody knows who that is. */
  readonly spared: 'nobody' | 'self' | 'everybody';
  /** How many were dropped before they left. */
  readonly dropped: number;
}

export const NO_RUN: Run = {
  asked: 0,
  queue: [],
  underWay: null,
  changes: [],
  crossed: [],
  failed: [],
  already: 0,
  spared: 'nobody',
  dropped: 0,
};

const NOT_FOUND = 404;

const keyOf = ({ user, flag }: Pick<Switch, 'user' | 'flag'>) => `${String(user.id)} ${flag}`;

/** Whether the account no longer exists. */
export const isGone = ({ status }: ApiError): boolean => status === NOT_FOUND;

/**
 * A run that more is asked of. What is as wanted already, or will be, is left out; who changes their mind before a
 * switch has left takes it back.
 */
export function joined(run: Run, users: readonly User[], { ids, flag, to, self }: SwitchRequest): Run {
  const byId = new Map(users.map((user) => [user.id, user]));
  const queue = new Map(run.queue.map((one) => [keyOf(one), one]));
  let { already, spared } = run;
  for (const id of ids) {
    const user = byId.get(id);
    if (user === undefined) continue;
    if (flag === 'active' && (user.id === self || (self === null && !to))) {
      spared = self === null ? 'everybody' : 'self';
      continue;
    }
    const wanted = { user, flag, to };
    const key = keyOf(wanted);
    if (queue.get(key)?.to === to) continue;
    const isTakenBack = queue.delete(key);
    const before = run.underWay && keyOf(run.underWay) === key ? run.underWay.to : user[flag];
    if (before !== to) queue.set(key, wanted);
    else if (!isTakenBack) already += 1;
  }
  const asked = run.asked + queue.size - run.queue.length;
  return { ...run, asked, queue: [...queue.values()], already, spared };
}

/** A run whose next switch leaves: the first that is needed. Who has left the list meanwhile counts as gone. */
export function advanced(run: Run, users: readonly User[]): Run {
  const byId = new Map(users.map((user) => [user.id, user]));
  const failed = [...run.failed];
  let { already } = run;
  for (const [index, next] of run.queue.entries()) {
    const user = byId.get(next.user.id);
    if (user !== undefined && user[next.flag] !== next.to) {
      const queue = run.queue.slice(index + 1);
      return { ...run, queue, underWay: { ...next, user }, failed, already };
    }
    if (user === undefined) failed.push({ ...next, error: gone() });
    else already += 1;
  }
  return { ...run, queue: [], underWay: null, failed, already };
}

const gone = () => new ApiError({ kind: 'refused', call: null, status: NOT_FOUND });

/** A run whose switch was answered with a record: as was wanted, the contrary of it, or of somebody else. */
export function answered(run: Run, reply: User): Run {
  const { underWay } = run;
  if (underWay === null) return run;
  const { user, flag, to } = underWay;
  if (reply.id !== user.id) return failing(run, new ApiError({ kind: 'broken', call: null }));
  if (reply[flag] !== to) {
    return { ...run, underWay: null, crossed: [...run.crossed, { ...underWay, user: reply }] };
  }
  const isKnown = run.changes.some((change) => keyOf(change) === keyOf(underWay));
  const changes = isKnown ? run.changes : [...run.changes, { user: reply, flag, was: !to }];
  return { ...run, underWay: null, changes };
}

/** A run whose switch failed. */
export function failing(run: Run, error: unknown): Run {
  if (run.underWay === null) return run;
  const failed = { ...run.underWay, error: toFailure(error) };
  return { ...run, underWay: null, failed: [...run.failed, failed] };
}

/** A run without what has not left. */
export const stopped = (run: Run): Run => ({
  ...run,
  queue: [],
  dropped: run.dropped + run.queue.length,
});

/** What a run has changed and nobody has changed back since. */
export function undoable(run: Run, users: readonly User[]): readonly Change[] {
  if (run.changes.length === 0) return [];
  const byId = new Map(users.map((user) => [user.id, user]));
  return run.changes.filter(({ user, flag, was }) => {
    const now = byId.get(user.id);
    return now !== undefined && now[flag] !== was;
  });
}

/** The run that switches back what another one has changed. */
export function undoing(run: Run, users: readonly User[]): Run {
  const queue = undoable(run, users).map(({ user, flag, was }) => ({ user, flag, to: was }));
  return { ...NO_RUN, asked: queue.length, queue };
}

/** Whether something came of a run that is to be told until somebody has read it. */
export const needsTelling = ({ asked, already, crossed, failed, spared }: Run): boolean =>
  crossed.length > 0 || failed.length > 0 || spared !== 'nobody' || (asked === 0 && already > 0);

/** What is wanted of each flag that a run is going to switch or is switching. */
export function wantedIn({ queue, underWay }: Run): (id: number, flag: Flag) => boolean | undefined {
  const wanted = new Map(
    [...(underWay === null ? [] : [underWay]), ...queue].map((one) => [keyOf(one), one.to]),
  );
  return (id, flag) => wanted.get(`${String(id)} ${flag}`);
}
