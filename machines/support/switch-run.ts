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

/** A batch of switches made one after the other, with their results; later requests join it. */
export interface Run {
  /** Number of switches requested and needed. */
  readonly requested: number;
  /** Switches not sent yet. */
  readonly queue: readonly Switch[];
  /** The switch being sent. */
  readonly underWay: Switch | null;
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
  underWay: null,
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
    const before = run.underWay && keyOf(run.underWay) === key ? run.underWay.to : user[flag];
    if (before !== to) queue.set(key, wanted);
    else if (!isReversed) already += 1;
  }
  const requested = run.requested + queue.size - run.queue.length;
  return { ...run, requested, queue: [...queue.values()], already, skipped };
}

/** Returns the run with its next needed switch under way. A user no longer in the list counts as deleted. */
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

/** Returns the run after a reply: the requested value, the opposite, or another user's record. */
export function answered(run: Run, reply: User): Run {
  const { underWay } = run;
  if (underWay === null) return run;
  const { user, flag, to } = underWay;
  if (reply.id !== user.id) return failing(run, new ApiError({ kind: 'broken', call: null }));
  if (reply[flag] !== to) {
    return { ...run, underWay: null, conflicts: [...run.conflicts, { ...underWay, user: reply }] };
  }
  const isKnown = run.changes.some((change) => keyOf(change) === keyOf(underWay));
  const changes = isKnown ? run.changes : [...run.changes, { user: reply, flag, was: !to }];
  return { ...run, underWay: null, changes };
}

/** Returns the run after its switch failed. */
export function failing(run: Run, error: unknown): Run {
  if (run.underWay === null) return run;
  const failed = { ...run.underWay, error: toFailure(error) };
  return { ...run, underWay: null, failed: [...run.failed, failed] };
}

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
  const wanted = new Map(
    [...(underWay === null ? [] : [underWay]), ...queue].map((one) => [keyOf(one), one.to]),
  );
  return (id, flag) => wanted.get(`${String(id)} ${flag}`);
}
