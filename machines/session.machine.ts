import { assign, emit, fromCallback, setup } from 'xstate';
import { fromCall } from '#src/api/actor.ts';
import { request } from '#src/api/connection.ts';
import type { Credentials } from '#src/api/contract/login.ts';
import type { User } from '#src/api/contract/user.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { watchRefusals } from '#src/api/refusals.ts';
import { readToken, removeToken, watchOtherTabs, writeToken } from '#src/api/session-store.ts';
import { cancelled } from './support/cancelled.ts';
import { waiting, waitingDelays, type WaitingTag } from './support/waiting.ts';

interface SessionContext {
  /** The stored token. A token is what makes a person authenticated; the user may still be unknown. */
  readonly token: string | null;
  /** SPEC 3: the current user, or null (loading, failed, or nobody). */
  readonly user: User | null;
  readonly credentials: Credentials;
  /** Why the newest login failed. */
  readonly error: ApiError | null;
}

type SessionEvent =
  | ({ type: 'session.login' } & Credentials)
  | { type: 'session.cancel' }
  | { type: 'session.logout' }
  | { type: 'session.reload' }
  | { type: 'session.userChanged'; user: User }
  | SignalFromOutside;

type SignalFromOutside =
  /** Another tab stored another token, or removed it. */
  | { type: 'session.tokenChanged'; token: string | null }
  /** The server answered 401 to a call that went out with this token. */
  | { type: 'session.refused'; token: string | null };

/** Why a session is over. */
export type SessionEnd = 'logout' | 'elsewhere' | 'expired';

type SessionEmitted = { type: 'session.started' } | { type: 'session.ended'; reason: SessionEnd };

const NO_CREDENTIALS: Credentials = { email: '', password: '' };

/**
 * The session (SPEC 4, DESIGN 4): anonymous, authenticating, authenticated, expired. The current user is loaded as soon as
 * it starts, for visitors too. Navigation is not its business: it emits what happened and the router follows.
 */
export const sessionMachine = setup({
  types: {} as {
    context: SessionContext;
    events: SessionEvent;
    emitted: SessionEmitted;
    input: { token: string | null };
    tags: WaitingTag;
  },
  actors: {
    login: fromCall('login'),
    currentUser: fromCall('currentUser'),
    watchOtherTabs: fromCallback<SessionEvent>(({ sendBack }) =>
      watchOtherTabs((token) => {
        sendBack({ type: 'session.tokenChanged', token });
      }),
    ),
    watchRefusals: fromCallback<SessionEvent>(({ sendBack }) =>
      watchRefusals((token) => {
        sendBack({ type: 'session.refused', token });
      }),
    ),
  },
  delays: waitingDelays,
  guards: {
    hasToken: ({ context }) => context.token !== null,
    /** A late 401 of an older token says nothing about this session. */
    isOwnToken: ({ context }, params: { token: string | null }) => params.token === context.token,
    bringsToken: ({ context }, params: { token: string | null }) =>
      params.token !== null && params.token !== context.token,
    takesToken: ({ context }, params: { token: string | null }) =>
      params.token === null && context.token !== null,
  },
  actions: {
    keepCredentials: assign({ credentials: (_, params: Credentials) => params, error: null }),
    dropCredentials: assign({ credentials: NO_CREDENTIALS }),
    keepToken: assign({ token: (_, params: { token: string }) => params.token }),
    adoptToken: assign({ token: (_, params: { token: string | null }) => params.token, user: null }),
    keepUser: assign({ user: (_, params: { user: User }) => params.user }),
    dropUser: assign({ user: null }),
    keepError: assign({ error: (_, params: { error: unknown }) => toFailure(params.error) }),
    keepCancelled: assign({ error: cancelled }),
    dropError: assign({ error: null }),
    forget: assign({ token: null, user: null, error: null }),
    storeToken: ({ context }) => {
      if (context.token !== null) writeToken(context.token);
    },
    removeToken: () => {
      removeToken();
    },
    /** Another tab may have stored a newer token already, of which this one has yet to hear. */
    removeRefused: (_, params: { token: string | null }) => {
      if (readToken() === params.token) removeToken();
    },
    /** The local end of a session never waits for the server's (DESIGN 4). */
    tellServer: ({ context }) => {
      request('logout', {}, { token: context.token }).catch(() => undefined);
    },
    announceStart: emit({ type: 'session.started' }),
    announceEnd: emit((_, params: { reason: SessionEnd }) => ({ type: 'session.ended' as const, ...params })),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ token: input.token, user: null, credentials: NO_CREDENTIALS, error: null }),
  invoke: [
    { id: 'watchOtherTabs', src: 'watchOtherTabs' },
    { id: 'watchRefusals', src: 'watchRefusals' },
  ],
  initial: 'anonymous',
  states: {
    anonymous: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasToken', target: '#session.authenticated' }, { target: 'asking' }] },
        /** SPEC 4: the root app loads the current user on creation. A visitor's failure changes nothing. */
        asking: {
          invoke: { id: 'currentUser', src: 'currentUser', input: {}, onDone: 'settled', onError: 'settled' },
        },
        settled: {},
      },
      on: {
        'session.login': {
          target: 'authenticating',
          actions: {
            type: 'keepCredentials',
            params: ({ event: { email, password } }) => ({ email, password }),
          },
        },
        'session.refused': {
          guard: { type: 'isOwnToken', params: ({ event }) => ({ token: event.token }) },
          target: 'expired',
        },
      },
    },
    authenticating: {
      ...waiting,
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => context.credentials,
        onDone: {
          target: 'authenticated.known',
          actions: [
            { type: 'keepToken', params: ({ event }) => ({ token: event.output.token }) },
            { type: 'keepUser', params: ({ event }) => ({ user: event.output.user }) },
            'storeToken',
          ],
        },
        onError: {
          target: 'anonymous.settled',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      exit: 'dropCredentials',
      on: { 'session.cancel': { target: 'anonymous.settled', actions: 'keepCancelled' } },
    },
    authenticated: {
      entry: ['dropError', 'announceStart'],
      initial: 'loading',
      states: {
        loading: {
          ...waiting,
          invoke: {
            id: 'currentUser',
            src: 'currentUser',
            input: {},
            onDone: {
              target: 'known',
              actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
            },
            onError: { target: 'unknown', actions: 'dropUser' },
          },
          on: { 'session.cancel': 'unknown' },
        },
        known: {
          on: {
            'session.userChanged': {
              actions: { type: 'keepUser', params: ({ event }) => ({ user: event.user }) },
            },
          },
        },
        /** Still authenticated: only the user's own data could not be had (DESIGN 4). */
        unknown: { on: { 'session.reload': 'loading' } },
      },
      on: {
        'session.logout': {
          target: 'anonymous.settled',
          actions: [
            'tellServer',
            'forget',
            'removeToken',
            { type: 'announceEnd', params: { reason: 'logout' } },
          ],
        },
        'session.refused': {
          guard: { type: 'isOwnToken', params: ({ event }) => ({ token: event.token }) },
          target: 'expired',
          actions: ['forget', { type: 'removeRefused', params: ({ event }) => ({ token: event.token }) }],
        },
      },
    },
    expired: {
      entry: { type: 'announceEnd', params: { reason: 'expired' } },
      on: {
        'session.login': {
          target: 'authenticating',
          actions: {
            type: 'keepCredentials',
            params: ({ event: { email, password } }) => ({ email, password }),
          },
        },
      },
    },
  },
  on: {
    'session.tokenChanged': [
      {
        guard: { type: 'bringsToken', params: ({ event }) => ({ token: event.token }) },
        target: '.authenticated',
        reenter: true,
        actions: { type: 'adoptToken', params: ({ event }) => ({ token: event.token }) },
      },
      {
        guard: { type: 'takesToken', params: ({ event }) => ({ token: event.token }) },
        target: '.anonymous.settled',
        actions: ['forget', { type: 'announceEnd', params: { reason: 'elsewhere' } }],
      },
    ],
  },
});
