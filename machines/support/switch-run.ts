import type { Role, User } from '#src/api/contract/user.ts';
import { ApiError, toFailure } from '#src/api/errors.ts';

/** The flag to switch: whether the user may log in, or is on the dealer map. */
export type Flag = 'active' | 'active_map';

/** A flag and its requested value. */
interface FlagSetting {
  readonly flag: Flag;
  readonly to: boolean;
}

/** The requested role; null for none. */
interface RoleSetting {
  readonly flag: 'role';
  readonly to: Role | null;
}

export type Setting = FlagSetting | RoleSetting;

/** A requested switch, with the user at the time of the request. */
export type Switch = Setting & { readonly user: User };

/** A switch that failed, and why. */
export type FailedSwitch = Switch & { readonly error: ApiError };

/** The change that a switch made, so that it can be undone; the user is as it is since. */
type Change = { readonly user: User } & (
  { readonly flag: Flag; readonly was: boolean } | { readonly flag: 'role'; readonly was: Role | null }
);

/** A request to set one thing of one or many users. */
export type SwitchRequest = Setting & {
  readonly ids: readonly number[];
  /** Id of the current user, who cannot take their own access; null when unknown, since any id might be theirs. */
  readonly self: number | null;
};

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
  readonly conflicts: readonly (FlagSetting & { readonly user: User })[];
  readonly failed: readonly FailedSwitch[];
  /** Number of users who already had the requested value. */
  readonly already: number;
  /** The skipped users: the current user, or all users while the current user is unknown. */
  readonly skipped: 'none' | 'self' | 'all';
  /** Number of users whose role was not set, because the one that they have could not be given back. */
  readonly unclear: number;
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
  unclear: 0,
  dropped: 0,
};

const NOT_FOUND = 404;

/** The role of a user; null without one, undefined when there are several or it has no id. */
function roleIn({ roles }: Pick<User, 'roles'>): Role | null | undefined {
  const [role, ...others] = roles;
  if (role === undefined) return null;
  return role.id === null || others.length > 0 ? undefined : { id: role.id, name: role.name ?? '' };
}

/** Whether a user already has what is requested. */
function isSet(user: User, setting: Setting): boolean {
  if (setting.flag !== 'role') return user[setting.flag] === setting.to;
  const role = roleIn(user);
  return role !== undefined && role?.id === setting.to?.id;
}

const isSame = (one: Setting, other: Setting): boolean =>
  one.flag === 'role' && other.flag === 'role' ? one.to?.id === other.to?.id : one.to === other.to;

/** Whether the current user would lose their own access, or might while they are unknown. */
const takesOwn = (user: User, setting: Setting, self: number | null): boolean =>
  setting.flag !== 'active_map' &&
  (user.id === self || (self === null && (setting.flag === 'role' || !setting.to)));

/** What of a request or a switch is set; each flag with its own kind of value. */
export const settingOf = (one: Setting): Setting =>
  one.flag === 'role' ? { flag: one.flag, to: one.to } : { flag: one.flag, to: one.to };

const keyOf = ({ user, flag }: Pick<Switch, 'user' | 'flag'>) => `${String(user.id)} ${flag}`;

/** Whether an account was deleted meanwhile, by the error of a call on it; null without an error. */
export const isDeleted = (error: Pick<ApiError, 'status'> | null): boolean => error?.status === NOT_FOUND;

/**
 * Returns a run with further requests. A switch whose value is already set, or will be, is left out; the opposite of
 * a queued switch removes it.
 */
export function joined(run: Run, users: readonly User[], request: SwitchRequest): Run {
  const { ids, self } = request;
  const setting = settingOf(request);
  const byId = new Map(users.map((user) => [user.id, user]));
  const queue = new Map(run.queue.map((one) => [keyOf(one), one]));
  let { already, skipped, unclear } = run;
  for (const id of ids) {
    const user = byId.get(id);
    if (user === undefined) continue;
    if (takesOwn(user, setting, self)) {
      skipped = self === null ? 'all' : 'self';
      continue;
    }
    if (setting.flag === 'role' && roleIn(user) === undefined) {
      unclear += 1;
      continue;
    }
    const wanted = { user, ...setting };
    const key = keyOf(wanted);
    const queued = queue.get(key);
    if (queued !== undefined && isSame(queued, setting)) continue;
    const isReversed = queue.delete(key);
    const before = run.underWay.find((one) => keyOf(one) === key);
    if (before === undefined ? !isSet(user, setting) : !isSame(before, setting)) queue.set(key, wanted);
    else if (!isReversed) already += 1;
  }
  const requested = run.requested + queue.size - run.queue.length;
  return { ...run, requested, queue: [...queue.values()], already, skipped, unclear };
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
    else if (isSet(user, next)) already += 1;
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
  readonly flag: Setting['flag'];
}

const isSent =
  ({ id, flag }: Sent) =>
  (one: Switch) =>
    one.user.id === id && one.flag === flag;

/** Returns the run after the reply to a switch: the requested value, the opposite, or another user's record. */
export function answered(run: Run, sent: Sent, reply: User): Run {
  const ended = run.underWay.find(isSent(sent));
  if (ended === undefined) return run;
  const { user } = ended;
  if (reply.id !== user.id) return failing(run, sent, new ApiError({ kind: 'broken', call: null }));
  const underWay = run.underWay.filter((one) => one !== ended);
  if (ended.flag !== 'role' && !isSet(reply, ended)) {
    return { ...run, underWay, conflicts: [...run.conflicts, { ...ended, user: reply }] };
  }
  const known = run.changes.find((change) => keyOf(change) === keyOf(ended));
  const others = run.changes.filter((change) => change !== known);
  return { ...run, underWay, changes: [...others, changed(ended, reply, known)] };
}

/** The change of a switch; of several of one thing, the value before the first counts. */
function changed(ended: Switch, user: User, known: Change | undefined): Change {
  if (ended.flag !== 'role') return known ?? { user, flag: ended.flag, was: !ended.to };
  return { user, flag: 'role', was: known?.flag === 'role' ? known.was : (roleIn(ended.user) ?? null) };
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

/** What a change changed. */
const before = (change: Change): Setting =>
  change.flag === 'role' ? { flag: 'role', to: change.was } : { flag: change.flag, to: change.was };

/** Returns the run's changes that are still in effect. */
export function undoable(run: Run, users: readonly User[]): readonly Change[] {
  if (run.changes.length === 0) return [];
  const byId = new Map(users.map((user) => [user.id, user]));
  return run.changes.filter((change) => {
    const now = byId.get(change.user.id);
    return now !== undefined && !isSet(now, before(change));
  });
}

/** Returns the run that undoes another run's changes. */
export function undoing(run: Run, users: readonly User[]): Run {
  const queue = undoable(run, users).map((change) => ({ user: change.user, ...before(change) }));
  return { ...NO_RUN, requested: queue.length, queue };
}

/** Whether a run has results that the person must dismiss. */
export const mustReport = ({ requested, already, conflicts, failed, skipped, unclear }: Run): boolean =>
  conflicts.length > 0 ||
  failed.length > 0 ||
  skipped !== 'none' ||
  unclear > 0 ||
  (requested === 0 && already > 0);

/** Returns a lookup of the value that each flag will have after the run. */
export function targetValuesOf({ queue, underWay }: Run): (id: number, flag: Flag) => boolean | undefined {
  const wanted = new Map<string, boolean>();
  for (const one of [...underWay, ...queue]) if (one.flag !== 'role') wanted.set(keyOf(one), one.to);
  return (id, flag) => wanted.get(`${String(id)} ${flag}`);
}
