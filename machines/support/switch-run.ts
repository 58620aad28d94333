import type { User } from '#src/api/contract/user.ts';
import { ApiError, toFailure } from '#src/api/errors.ts';

/** The flag to switch: whether the user may log in, or is on the dealer map. */
export type Flag = 'active' | 'active_map';

/** A requested switch. */
export interface Switch {
  /** The user at the time of the request. */
  readonly user: User;
  readonly flag: Flag;
  readonly to: boolean;
}

/** A switch that failed, and why. */
export interface FailedSwitch extends Switch {
  readonly error: ApiError;
}

/** The change that a switch made, so that it can be undone. */
interface Change {
  readonly user: User;
  readonly flag: Flag;
  readonly was: boolean;
}

/** A request to switch one flag of one or many users. */
export interface SwitchRequest {
  readonly ids: readonly number[];
  readonly flag: Flag;
  readonly to: boolean;
  /** Id of the current user, who cannot be deactivated; null when unknown, since any id might be theirs. */
  readonly self: number | null;
}

/** How many switches are sent at a time. */
const MOST_UNDER_WAY = 4;

/** A batch of switches made a few at a time, with their results; later requests join it. */
export interface Run {
  /** Number of switches requested and needed. */
  readonly requested: number;
  /** Switches not sent yet. */
  readonly queue: readonly Switch[];
  /** The switches being sent, one of a user at most: two answers about one user could arrive in the wrong order. */
  readonly underWay: readonly Switch[];
  readonly changes: readonly Change[];
  /** Switches that another person made at the same time, so ours undid them; the user is as the server answered. */
  readonly conflicts: readonly Switch[];
  readonly failed: readonly FailedSwitch[];
  /** Number of users who already had the requested value. */
  readonly already: number;
  /** The skipped users: the current user, or all users while the current user is unknown. */
  readonly skipped: 'none' | 'self' | 'all';
  /** Number of switches dropped before they were sent. */
  readonly dropped: number;
}

export const NO_RUN: Run = {
  requested: 0,
  queue: [],
  underWay: [],
  changes: [],
  conflicts: [],
  failed: [],
  already: 0,
  skipped: 'none',
  dropped: 0,
};

const NOT_FOUND = 404;

const keyOf = ({ user, flag }: Pick<Switch, 'user' | 'flag'>) => `${String(user.id)} ${flag}`;

/** Whether an account was deleted meanwhile, by the error of a call on it; null without an error. */
export const isDeleted = (error: Pick<ApiError, 'status'> | null): boolean => error?.status === NOT_FOUND;

/**
 * Returns a run with further requests. A switch whose value is already set, or will be, is left out; the opposite of
 * a queued switch removes it.
 */
export function joined(run: Run, users: readonly User[], { ids, flag, to, self }: SwitchRequest): Run {
  const byId = new Map(users.map((user) => [user.id, user]));
  const queue = new Map(run.queue.map((one) => [keyOf(one), one]));
  let { already, skipped } = run;
  for (const id of ids) {
    const user = byId.get(id);
    if (user === undefined) continue;
    if (flag === 'active' && (user.id === self || (self === null && !to))) {
      skipped = self === null ? 'all' : 'self';
      continue;
    }
    const wanted = { user, flag, to };
    const key = keyOf(wanted);
    if (queue.get(key)?.to === to) continue;
    const isReversed = queue.delete(key);
    const before = run.underWay.find((one) => keyOf(one) === key)?.to ?? user[flag];
    if (before !== to) queue.set(key, wanted);
    else if (!isReversed) already += 1;
  }
  const requested = run.requested + queue.size - run.queue.length;
  return { ...run, requested, queue: [...queue.values()], already, skipped };
}

/** Returns the run with its next needed switches under way. A user no longer in the list counts as deleted. */
export function advanced(run: Run, users: readonly User[]): Run {
  const byId = new Map(users.map((user) => [user.id, user]));
  const busy = new Set(run.underWay.map(({ user }) => user.id));
  const underWay = [...run.underWay];
  const queue: Switch[] = [];
  const failed = [...run.failed];
  let { already } = run;
  for (const next of run.queue) {
    const { id } = next.user;
    const user = byId.get(id);
    if (underWay.length === MOST_UNDER_WAY || busy.has(id)) queue.push(next);
    else if (user === undefined) failed.push({ ...next, error: gone() });
    else if (user[next.flag] === next.to) already += 1;
    else {
      busy.add(id);
      underWay.push({ ...next, user });
    }
  }
  return { ...run, queue, underWay, failed, already };
}

const gone = () => new ApiError({ kind: 'refused', call: null, status: NOT_FOUND });

/** Names a switch that was sent: a user has at most one pending. */
export interface Sent {
  readonly id: number;
  readonly flag: Flag;
}

const isSent =
  ({ id, flag }: Sent) =>
  (one: Switch) =>
    one.user.id === id && one.flag === flag;

/** Returns the run after the reply to a switch: the requested value, the opposite, or another user's record. */
export function answered(run: Run, sent: Sent, reply: User): Run {
  const ended = run.underWay.find(isSent(sent));
  if (ended === undefined) return run;
  const { user, flag, to } = ended;
  if (reply.id !== user.id) return failing(run, sent, new ApiError({ kind: 'broken', call: null }));
  const underWay = run.underWay.filter((one) => one !== ended);
  if (reply[flag] !== to) {
    return { ...run, underWay, conflicts: [...run.conflicts, { ...ended, user: reply }] };
  }
  const isKnown = run.changes.some((change) => keyOf(change) === keyOf(ended));
  const changes = isKnown ? run.changes : [...run.changes, { user: reply, flag, was: !to }];
  return { ...run, underWay, changes };
}

/** Returns the run after a switch failed. */
export const failing = (run: Run, sent: Sent, error: unknown): Run => ({
  ...run,
  underWay: run.underWay.filter((one) => !isSent(sent)(one)),
  failed: [
    ...run.failed,
    ...run.underWay.filter(isSent(sent)).map((one) => ({ ...one, error: toFailure(error) })),
  ],
});

/** Returns the run after the person stopped waiting: what became of the sent switches is unknown. */
export const givenUp = (run: Run, error: unknown): Run => ({
  ...stopped(run),
  underWay: [],
  failed: [...run.failed, ...run.underWay.map((one) => ({ ...one, error: toFailure(error) }))],
});

/** Returns the run without the switches that were not sent. */
export const stopped = (run: Run): Run => ({
  ...run,
  queue: [],
  dropped: run.dropped + run.queue.length,
});

/** Returns the run's changes that are still in effect. */
export function undoable(run: Run, users: readonly User[]): readonly Change[] {
  if (run.changes.length === 0) return [];
  const byId = new Map(users.map((user) => [user.id, user]));
  return run.changes.filter(({ user, flag, was }) => {
    const now = byId.get(user.id);
    return now !== undefined && now[flag] !== was;
  });
}

/** Returns the run that undoes another run's changes. */
export function undoing(run: Run, users: readonly User[]): Run {
  const queue = undoable(run, users).map(({ user, flag, was }) => ({ user, flag, to: was }));
  return { ...NO_RUN, requested: queue.length, queue };
}

/** Whether a run has results that the person must dismiss. */
export const mustReport = ({ requested, already, conflicts, failed, skipped }: Run): boolean =>
  conflicts.length > 0 || failed.length > 0 || skipped !== 'none' || (requested === 0 && already > 0);

/** Returns a lookup of the value that each flag will have after the run. */
export function targetValuesOf({ queue, underWay }: Run): (id: number, flag: Flag) => boolean | undefined {
  const wanted = new Map([...underWay, ...queue].map((one) => [keyOf(one), one.to]));
  return (id, flag) => wanted.get(`${String(id)} ${flag}`);
}
