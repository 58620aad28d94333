import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { fromCall } from '#src/api/actor.ts';
import { request } from '#src/api/connection.ts';
import type { User } from '#src/api/contract/user.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { SNACKBAR_MS } from '#src/config/constants.ts';
import { cancelled } from './support/cancelled.ts';
import { given } from './support/given.ts';
import {
  advanced,
  answered,
  failing,
  joined,
  needsTelling,
  NO_RUN,
  stopped,
  undoable,
  undoing,
  type Run,
  type Switch,
  type SwitchRequest,
} from './support/switch-run.ts';
import { waiting, waitingDelays, type WaitingTag } from './support/waiting.ts';

interface UsersContext {
  /** The newest list with every record that was answered since; null before the first. */
  readonly users: readonly User[] | null;
  /** Why the newest load failed. */
  readonly error: ApiError | null;
  /** Whose records were answered since the load under way was asked for: those are newer than its reply. Null while none is. */
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
  | { type: 'users.hold' }
  | { type: 'users.release' }
  | { type: 'users.dismiss' }
  | { type: 'user.replaced'; user: User };

/** SPEC 4: GETs that write. */
const toggle = fromPromise<User, Switch>(({ input: { user, flag }, signal }) =>
  request(flag === 'active' ? 'toggleUserActive' : 'toggleUserMapActive', { id: user.id }, { signal }),
);

/** The list as it came, but for records that are newer than it or about to be. */
function merged(list: readonly User[], { users, newer, run }: UsersContext): readonly User[] {
  const kept = new Set(newer);
  if (run.underWay !== null) kept.add(run.underWay.user.id);
  if (kept.size === 0 || users === null) return list;
  const known = new Map(users.map((user) => [user.id, user]));
  return list.map((user) => (kept.has(user.id) ? (known.get(user.id) ?? user) : user));
}

/** SPEC 4: an answered record replaces the row with the same id. */
const replaced = ({ users, newer }: UsersContext, record: User): Pick<UsersContext, 'users' | 'newer'> => ({
  users: users?.map((user) => (user.id === record.id ? record : user)) ?? null,
  newer: newer && [...newer, record.id],
});

/**
 * The users and their two switches. The list is loaded, reloaded (the newest question wins) and given up like any
 * other; the server's switches only flip, so they are made one at a time, never twice, never aborted unseen, and what
 * the server answers is what is shown.
 */
export const usersMachine = setup({
  types: {} as { context: UsersContext; events: UsersEvent; tags: WaitingTag },
  actors: { load: fromCall('users'), toggle },
  delays: { ...waitingDelays, snackbar: SNACKBAR_MS },
  guards: {
    hasQueue: ({ context: { run } }) => run.queue.length > 0,
    isUnderWay: ({ context: { run } }) => run.underWay !== null,
    canUndo: ({ context: { run, users } }) => undoable(run, users ?? []).length > 0,
    needsTelling: ({ context: { run } }) => needsTelling(run),
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
    begin: assign({
      run: ({ context: { users } }, params: SwitchRequest) => joined(NO_RUN, users ?? [], params),
    }),
    join: assign({
      run: ({ context: { run, users } }, params: SwitchRequest) => joined(run, users ?? [], params),
    }),
    beginUndo: assign({ run: ({ context: { run, users } }) => undoing(run, users ?? []) }),
    advance: assign({ run: ({ context: { run, users } }) => advanced(run, users ?? []) }),
    keepAnswer: assign({
      run: ({ context: { run } }, params: { user: User }) => answered(run, params.user),
    }),
    keepFailure: assign({
      run: ({ context: { run } }, params: { error: unknown }) => failing(run, params.error),
    }),
    keepGivenUp: assign({ run: ({ context: { run } }) => failing(run, cancelled()) }),
    dropQueue: assign({ run: ({ context: { run } }) => stopped(run) }),
    forget: assign({ run: NO_RUN }),
    /** Whatever failed, what the server holds is no longer certain. */
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
            // Here and not at the region: starting that anew would start the one beside it anew too.
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
          on: { 'users.switch': { target: 'next', actions: { type: 'begin', params: asked } } },
        },
        /** Where it goes on after each answer. */
        next: {
          entry: 'advance',
          always: [
            { guard: 'isUnderWay', target: 'working' },
            { guard: 'canUndo', target: 'undoable', actions: 'reloadAfterFailures' },
            { guard: 'needsTelling', target: 'told', actions: 'reloadAfterFailures' },
            { target: 'quiet' },
          ],
        },
        working: {
          ...waiting,
          invoke: {
            id: 'toggle',
            src: 'toggle',
            input: ({ context }) => given(context.run.underWay),
            onDone: {
              target: 'next',
              actions: [
                { type: 'keepRecord', params: ({ event }) => ({ user: event.output }) },
                { type: 'keepAnswer', params: ({ event }) => ({ user: event.output }) },
              ],
            },
            onError: {
              target: 'next',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          on: {
            'users.switch': { actions: { type: 'join', params: asked } },
            'users.stop': { guard: 'hasQueue', actions: 'dropQueue' },
            /** Nobody knows then what the server made of it. */
            'users.giveUp': { target: 'next', actions: ['keepGivenUp', 'dropQueue'] },
          },
        },
        /** SPEC 9: for as long as a snackbar stays, but not while somebody points at it or is in it. */
        undoable: {
          initial: 'passing',
          states: {
            passing: {
              after: {
                snackbar: [
                  { guard: 'needsTelling', target: '#users.changes.told' },
                  { target: '#users.changes.quiet' },
                ],
              },
              on: { 'users.hold': 'held' },
            },
            held: { on: { 'users.release': 'passing' } },
          },
          on: {
            'users.undo': { target: 'next', actions: 'beginUndo' },
            'users.switch': { target: 'next', actions: { type: 'begin', params: asked } },
            'users.dismiss': 'quiet',
          },
        },
        /** What went otherwise than wanted stays until somebody has read it. */
        told: {
          on: {
            'users.switch': { target: 'next', actions: { type: 'begin', params: asked } },
            'users.dismiss': 'quiet',
          },
        },
      },
    },
  },
});

/** What an event asks for, as a run reads it. */
function asked({ event }: { event: SwitchRequest }): SwitchRequest {
  const { ids, flag, to, self } = event;
  return { ids, flag, to, self };
}
