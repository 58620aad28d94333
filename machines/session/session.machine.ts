import { assign, emit, fromCallback, setup } from 'xstate';
import { fromCall } from '#src/api/actor.ts';
import { request } from '#src/api/connection.ts';
import type { Credentials } from '#src/api/contract/login.ts';
import type { User } from '#src/api/contract/user.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { watchRefusals } from '#src/api/refusals.ts';
import {
  readToken,
  removeExpiredToken,
  removeToken,
  watchOtherTabs,
  writePerson,
  writeToken,
} from '#src/api/stored/session-store.ts';
import { cancelled } from '../support/cancelled.ts';
import { waiting, waitingDelays, type WaitingTag } from '../support/waiting.ts';

export { hasOutbox, isTokenKept } from '#src/api/stored/session-store.ts';

interface SessionContext {
  /** The stored token. A person with a token is authenticated, even while the user is unknown. */
  readonly token: string | null;
  /** The current user; null while loading, after a failure and for visitors (B31). */
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
  /** The server answered 401 to a call that was sent with this token. */
  | { type: 'session.refused'; token: string | null };

/** Why a session ended; `visitor`: the server refused a call of somebody who had not logged in. */
export type SessionEnd = 'logout' | 'elsewhere' | 'expired' | 'visitor';

type SessionEmitted =
  | { type: 'session.started' }
  /** `person` is the id of the user whose session ended; null for a visitor, and while it is not known. */
  | { type: 'session.ended'; reason: SessionEnd; person: number | null };

const NO_CREDENTIALS: Credentials = { email: '', password: '' };

const sessionSetup = setup({
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
    /** A late 401 of an older token does not concern this session. */
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
    /** Another tab may have stored another session meanwhile. */
    storePerson: ({ context }, params: { user: User }) => {
      if (readToken() === context.token) writePerson(params.user.id);
    },
    removeToken: () => {
      removeToken();
    },
    /** Another tab may have stored a newer token that this tab has not received yet. */
    removeRefused: (_, params: { token: string | null }) => {
      if (readToken() === params.token) removeExpiredToken();
    },
    /** The local session ends without waiting for the server (B48). */
    tellServer: ({ context }) => {
      request('logout', {}, { token: context.token }).catch(() => undefined);
    },
    announceStart: emit({ type: 'session.started' }),
    /** Comes before `forget`: it names the user. */
    announceEnd: emit(({ context }, params: { reason: SessionEnd }) => ({
      type: 'session.ended' as const,
      person: context.user?.id ?? null,
      ...params,
    })),
  },
});

/** Whoever is not logged in may log in. */
const loggedOut = sessionSetup.createStateConfig({
  on: {
    'session.login': {
      target: '#session.authenticating',
      actions: {
        type: 'keepCredentials',
        params: ({ event: { email, password } }) => ({ email, password }),
      },
    },
  },
});

/**
 * The session (B27 to B54): anonymous, refused, authenticating, authenticated, expired. It loads the current user on
 * start, for visitors too. It does not navigate: it emits what happened and the router follows.
 */
export const sessionMachine = sessionSetup.createMachine({
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
        /** The app loads the current user when it starts (B33). A visitor's failure changes nothing (B35). */
        asking: {
          invoke: { id: 'currentUser', src: 'currentUser', input: {}, onDone: 'settled', onError: 'settled' },
        },
        settled: {},
      },
      on: {
        ...loggedOut.on,
        'session.refused': {
          guard: { type: 'isOwnToken', params: ({ event }) => ({ token: event.token }) },
          target: 'refused',
          actions: { type: 'announceEnd', params: { reason: 'visitor' } },
        },
      },
    },
    /** A visitor's call needs a login. */
    refused: loggedOut,
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
            { type: 'storePerson', params: ({ event }) => ({ user: event.output.user }) },
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
              actions: [
                { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
                { type: 'storePerson', params: ({ event }) => ({ user: event.output }) },
              ],
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
        /** Still authenticated: only the user's data could not be loaded (B31). */
        unknown: { on: { 'session.reload': 'loading' } },
      },
      on: {
        'session.logout': {
          target: 'anonymous.settled',
          actions: [
            'tellServer',
            { type: 'announceEnd', params: { reason: 'logout' } },
            'forget',
            'removeToken',
          ],
        },
        'session.refused': {
          guard: { type: 'isOwnToken', params: ({ event }) => ({ token: event.token }) },
          target: 'expired',
          actions: [
            { type: 'announceEnd', params: { reason: 'expired' } },
            'forget',
            { type: 'removeRefused', params: ({ event }) => ({ token: event.token }) },
          ],
        },
        /** What the panel shows is of the person whose session ends here. */
        'session.tokenChanged': {
          guard: { type: 'bringsToken', params: ({ event }) => ({ token: event.token }) },
          target: '#session.authenticated',
          reenter: true,
          actions: [
            { type: 'announceEnd', params: { reason: 'elsewhere' } },
            { type: 'adoptToken', params: ({ event }) => ({ token: event.token }) },
          ],
        },
      },
    },
    expired: loggedOut,
  },
  on: {
    'session.tokenChanged': [
      {
        guard: { type: 'bringsToken', params: ({ event }) => ({ token: event.token }) },
        target: '.authenticated',
        actions: { type: 'adoptToken', params: ({ event }) => ({ token: event.token }) },
      },
      {
        guard: { type: 'takesToken', params: ({ event }) => ({ token: event.token }) },
        target: '.anonymous.settled',
        actions: [{ type: 'announceEnd', params: { reason: 'elsewhere' } }, 'forget'],
      },
    ],
  },
});
