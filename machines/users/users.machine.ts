import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { fromCall } from '#src/api/actor.ts';
import { request } from '#src/api/connection.ts';
import type { User } from '#src/api/contract/user.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { withGapsOf } from '#src/api/gaps.ts';
import { cancelled } from '../support/cancelled.ts';
import { sendSwitches, type SwitchEvent } from '../support/send-switches.ts';
import {
  advanced,
  answered,
  failing,
  givenUp,
  joined,
  mustReport,
  NO_RUN,
  settingOf,
  stopped,
  undoable,
  undoing,
  type Run,
  type Sent,
  type SwitchRequest,
} from '../support/switch-run.ts';
import { waiting, waitingDelays, type WaitingTag } from '../support/waiting.ts';

interface UsersContext {
  /** The newest list, with every record answered since; null before the first. */
  readonly users: readonly User[] | null;
  /** Why the newest load failed. */
  readonly error: ApiError | null;
  /**
   * Ids of the records answered since the pending load began, which are newer than its reply; null when no load is
   * under way.
   */
  readonly newer: readonly number[] | null;
  readonly run: Run;
}

type UsersEvent =
  | { type: 'users.load' }
  | { type: 'users.retry' }
  | { type: 'users.cancel' }
  | ({ type: 'users.switch' } & SwitchRequest)
  | { type: 'users.stop' }
  | { type: 'users.giveUp' }
  | { type: 'users.undo' }
  | { type: 'users.dismiss' }
  | SwitchEvent
  | { type: 'user.replaced'; user: User };

/** Flags are GETs that write (B69). A role is one of all the fields that an account is saved with. */
const switches = sendSwitches(async (one, signal) => {
  const { user } = one;
  if (one.flag !== 'role') {
    return request(
      one.flag === 'active' ? 'toggleUserActive' : 'toggleUserMapActive',
      { id: user.id },
      { signal },
    );
  }
  const { id, name, email, phone, state_id, municipality_id } = user;
  await request(
    'updateUser',
    {
      ...{ id, state_id, municipality_id, role_id: one.to?.id ?? null },
      ...{ name: name ?? '', email: email ?? '', phone: phone ?? '' },
    },
    { signal },
  );
  return { ...user, roles: one.to === null ? [] : [one.to] };
});

/** Returns the loaded list, but keeps records that are newer than it or being switched. */
function merged(list: readonly User[], { users, newer, run }: UsersContext): readonly User[] {
  const kept = new Set(newer);
  for (const { user } of run.underWay) kept.add(user.id);
  if (kept.size === 0 || users === null) return list;
  const known = new Map(users.map((user) => [user.id, user]));
  return withGapsOf(
    list,
    list.map((user) => (kept.has(user.id) ? (known.get(user.id) ?? user) : user)),
  );
}

/** An answered record replaces the row with the same id (B70). */
const replaced = ({ users, newer }: UsersContext, record: User): Pick<UsersContext, 'users' | 'newer'> => ({
  users:
    users &&
    withGapsOf(
      users,
      users.map((user) => (user.id === record.id ? record : user)),
    ),
  newer: newer && [...newer, record.id],
});

/**
 * The users and their two switches. The list is loaded, reloaded (the newest request wins) and cancelled like any
 * other. The server can only flip a switch, so each is sent once, a few at a time, never repeated, never aborted
 * silently, and the server's answer is what is shown.
 */
export const usersMachine = setup({
  types: {} as { context: UsersContext; events: UsersEvent; tags: WaitingTag },
  actors: { load: fromCall('users'), switches },
  delays: waitingDelays,
  guards: {
    hasQueue: ({ context: { run } }) => run.queue.length > 0,
    isUnderWay: ({ context: { run } }) => run.underWay.length > 0,
    isOver: ({ context: { run } }) => run.underWay.length === 0,
    canUndo: ({ context: { run, users } }) => undoable(run, users ?? []).length > 0,
    mustReport: ({ context: { run } }) => mustReport(run),
  },
  actions: {
    watchAnswers: assign({ newer: [] }),
    keepUsers: assign({
      users: ({ context }, params: { users: readonly User[] }) => merged(params.users, context),
      newer: null,
      error: null,
    }),
    keepError: assign({ error: (_, params: { error: unknown }) => toFailure(params.error), newer: null }),
    keepCancelled: assign({ error: cancelled, newer: null }),
    keepRecord: assign(({ context }, params: { user: User }) => replaced(context, params.user)),
    /** What was switched before can still be undone. */
    begin: assign({
      run: ({ context: { run, users } }, params: SwitchRequest) =>
        joined({ ...NO_RUN, changes: run.changes }, users ?? [], params),
    }),
    join: assign({
      run: ({ context: { run, users } }, params: SwitchRequest) => joined(run, users ?? [], params),
    }),
    beginUndo: assign({ run: ({ context: { run, users } }) => undoing(run, users ?? []) }),
    advance: assign({ run: ({ context: { run, users } }) => advanced(run, users ?? []) }),
    keepAnswer: assign({
      run: ({ context: { run } }, { user, ...sent }: Sent & { user: User }) => answered(run, sent, user),
    }),
    keepFailure: assign({
      run: ({ context: { run } }, { error, ...sent }: Sent & { error: ApiError }) =>
        failing(run, sent, error),
    }),
    sendSwitches: sendTo('switches', ({ context: { run } }) => ({ type: 'send', switches: run.underWay })),
    keepGivenUp: assign({ run: ({ context: { run } }) => givenUp(run, cancelled()) }),
    dropQueue: assign({ run: ({ context: { run } }) => stopped(run) }),
    forget: assign({ run: NO_RUN }),
    /** After a failure the server's state is uncertain. */
    reloadAfterFailures: enqueueActions(({ context: { run }, enqueue }) => {
      if (run.failed.length > 0) enqueue.raise({ type: 'users.load' });
    }),
  },
}).createMachine({
  id: 'users',
  context: { users: null, error: null, newer: null, run: NO_RUN },
  type: 'parallel',
  on: {
    'user.replaced': { actions: { type: 'keepRecord', params: ({ event }) => ({ user: event.user }) } },
  },
  states: {
    list: {
      initial: 'loading',
      states: {
        loading: {
          ...waiting,
          entry: 'watchAnswers',
          invoke: {
            id: 'load',
            src: 'load',
            input: {},
            onDone: {
              target: 'ready',
              actions: { type: 'keepUsers', params: ({ event }) => ({ users: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
          on: {
            // On this state and not on the region: restarting the region would restart the other one too.
            'users.load': { target: 'loading', reenter: true },
            'users.cancel': { target: 'failed', actions: 'keepCancelled' },
          },
        },
        ready: { on: { 'users.load': 'loading' } },
        failed: { on: { 'users.load': 'loading', 'users.retry': 'loading' } },
      },
    },
    changes: {
      initial: 'quiet',
      states: {
        quiet: {
          entry: 'forget',
          on: { 'users.switch': { target: 'next', actions: { type: 'begin', params: requestOf } } },
        },
        /** Decides what follows each answer. */
        next: {
          entry: 'advance',
          always: [
            { guard: 'isUnderWay', target: 'working' },
            { guard: 'canUndo', target: 'undoable', actions: 'reloadAfterFailures' },
            { guard: 'mustReport', target: 'reported', actions: 'reloadAfterFailures' },
            { target: 'quiet' },
          ],
        },
        working: {
          ...waiting,
          invoke: { id: 'switches', src: 'switches', input: ({ context }) => context.run.underWay },
          always: { guard: 'isOver', target: 'next' },
          on: {
            // Each answer restarts the wait.
            'users.answered': {
              target: '.brisk',
              actions: [
                { type: 'keepRecord', params: ({ event }) => ({ user: event.user }) },
                { type: 'keepAnswer', params: ({ event: { id, flag, user } }) => ({ id, flag, user }) },
                'advance',
                'sendSwitches',
              ],
            },
            'users.refused': {
              target: '.brisk',
              actions: [
                { type: 'keepFailure', params: ({ event: { id, flag, error } }) => ({ id, flag, error }) },
                'advance',
                'sendSwitches',
              ],
            },
            'users.switch': {
              actions: [{ type: 'join', params: requestOf }, 'advance', 'sendSwitches'],
            },
            'users.stop': { guard: 'hasQueue', actions: 'dropQueue' },
            /** The server's results are then unknown. */
            'users.giveUp': { target: 'next', actions: 'keepGivenUp' },
          },
        },
        /** Offered until the person dismisses it. */
        undoable: {
          on: {
            'users.undo': { target: 'next', actions: 'beginUndo' },
            'users.switch': { target: 'next', actions: { type: 'begin', params: requestOf } },
            'users.dismiss': 'quiet',
          },
        },
        /** Unexpected results stay until the person dismisses them. */
        reported: {
          on: {
            'users.switch': { target: 'next', actions: { type: 'begin', params: requestOf } },
            'users.dismiss': 'quiet',
          },
        },
      },
    },
  },
});

/** The request of an event, as a run reads it. */
function requestOf({ event }: { event: SwitchRequest }): SwitchRequest {
  const { ids, self } = event;
  return { ids, self, ...settingOf(event) };
}
