import { assign, emit, fromCallback, sendTo, setup } from 'xstate';
import type { ApiError } from '#src/api/errors.ts';
import { sendOutbox, type OutboxNews } from '#src/api/send-outbox.ts';
import {
  changeOutbox,
  EMPTY_OUTBOX,
  nextOf,
  watchOutbox,
  without,
  withoutRefused,
  withoutUnread,
  withRead,
  withUnsent,
  type Outbox,
  type Sent,
  type Unsent,
} from '#src/api/stored/outbox-store.ts';
import { watchConnection } from '#src/api/watch-connection.ts';
import { requireValue } from '../support/require-value.ts';

export { canOpen, refusalOf, type Unsent } from '#src/api/stored/outbox-store.ts';

/** What the person does with the outbox. */
type OutboxChange =
  /** A quote that could not be sent is kept until it can. */
  | { type: 'outbox.add'; entry: Unsent }
  /** A quote is not to be sent any more. */
  | { type: 'outbox.discard'; key: string }
  /** A quote was saved in another way: its refused version is not needed. */
  | { type: 'outbox.saved'; id: string }
  /** The person has read what was sent. */
  | { type: 'outbox.read' }
  /** What cannot be read is not needed. */
  | { type: 'outbox.removeUnread' };

type OutboxEvent =
  /** Somebody is logged in. */
  | { type: 'outbox.open'; person: number }
  | { type: 'outbox.close' }
  | OutboxChange
  /** What the storage of this browser holds: at once, and after each change, also of another tab. */
  | { type: 'outbox.found'; outbox: Outbox }
  /** The storage is full or blocked. */
  | { type: 'outbox.full' }
  /** The person wants it to be sent now. */
  | { type: 'outbox.send' }
  /** The connection may be back. */
  | { type: 'outbox.signal' }
  | OutboxNews;

interface OutboxContext {
  /** Id of the logged-in person; null for nobody. */
  readonly person: number | null;
  readonly outbox: Outbox;
  /** Why the last attempt failed; null without a signal, or when there was none. */
  readonly failure: ApiError | null;
}

type OutboxEmitted = { type: 'outbox.delivered'; sent: Sent } | { type: 'outbox.declined'; entry: Unsent };

/** Shortest time between two attempts, and the longest that an attempt may last, in ms. */
const RETRY_AFTER_MS = 30_000;

const GIVE_UP_AFTER_MS = 60_000;

function changed(outbox: Outbox, change: OutboxChange): Outbox {
  switch (change.type) {
    case 'outbox.add':
      return withUnsent(outbox, change.entry);
    case 'outbox.discard':
      return without(outbox, change.key);
    case 'outbox.saved':
      return withoutRefused(outbox, change.id);
    case 'outbox.read':
      return withRead(outbox);
    case 'outbox.removeUnread':
      return withoutUnread(outbox);
  }
}

interface Owner {
  readonly person: number;
}

/** Parameters of the event that tells what the storage holds. */
const found = ({ event: { outbox } }: { readonly event: { readonly outbox: Outbox } }) => ({ outbox });

const keepFound = { type: 'keepFound', params: found } as const;

const bringsUnsent = { type: 'bringsUnsent', params: found } as const;

/** Passes a change to the storage. */
const store = {
  actions: {
    type: 'store',
    params: ({ event }: { readonly event: OutboxChange }) => ({ change: event }),
  },
} as const;

/**
 * The quotes that a person saved without a connection. They are stored in this browser, for that person, and are sent
 * in order when the server can be reached, by one tab at a time. A quote that the server fails to answer goes behind
 * the others; one that it refuses stays until the person changes or discards it.
 */
export const outboxMachine = setup({
  types: {} as { context: OutboxContext; events: OutboxEvent; emitted: OutboxEmitted },
  actors: {
    /** Stores changes and tells what the storage holds. */
    keepOutbox: fromCallback<OutboxChange, Owner>(({ input: { person }, receive, sendBack }) => {
      receive((change) => {
        const isWritten = changeOutbox(person, (outbox) => changed(outbox, change));
        if (!isWritten) sendBack({ type: 'outbox.full' });
      });
      return watchOutbox(person, (outbox) => {
        sendBack({ type: 'outbox.found', outbox });
      });
    }),
    sendOutbox: fromCallback<OutboxEvent, Owner>(({ input: { person }, sendBack }) => {
      const ending = new AbortController();
      // A lock that is not granted until then rejects.
      sendOutbox({ person, signal: ending.signal, tell: sendBack }).catch(() => undefined);
      return () => {
        ending.abort();
      };
    }),
    watchSignal: fromCallback<OutboxEvent>(({ sendBack }) =>
      watchConnection(() => {
        sendBack({ type: 'outbox.signal' });
      }),
    ),
  },
  delays: {
    /** A server may ask for a longer wait. */
    retryAfter: ({ context }) => Math.max(RETRY_AFTER_MS, context.failure?.retryAfterMs ?? 0),
    giveUpAfter: GIVE_UP_AFTER_MS,
  },
  guards: {
    bringsUnsent: (_, params: { outbox: Outbox }) => nextOf(params.outbox) !== undefined,
    /** The server did not ask for a wait. */
    mayTryNow: ({ context }) => (context.failure?.retryAfterMs ?? null) === null,
  },
  actions: {
    keepPerson: assign((_, params: Owner) => ({
      person: params.person,
      outbox: EMPTY_OUTBOX,
      failure: null,
    })),
    forget: assign({ person: null, outbox: EMPTY_OUTBOX, failure: null }),
    keepFound: assign({ outbox: (_, params: { outbox: Outbox }) => params.outbox }),
    keepFailure: assign({ failure: (_, params: { error: ApiError }) => params.error }),
    forgetFailure: assign({ failure: null }),
    store: sendTo('keepOutbox', (_, params: { change: OutboxChange }) => params.change),
    tellSent: emit((_, params: { sent: Sent }) => ({ type: 'outbox.delivered', sent: params.sent })),
    tellRefused: emit((_, params: { entry: Unsent }) => ({ type: 'outbox.declined', entry: params.entry })),
  },
}).createMachine({
  id: 'outbox',
  context: { person: null, outbox: EMPTY_OUTBOX, failure: null },
  initial: 'closed',
  on: {
    'outbox.open': {
      target: '.open',
      reenter: true,
      actions: { type: 'keepPerson', params: ({ event }) => ({ person: event.person }) },
    },
  },
  states: {
    /** Nobody is logged in, or it is not known who. */
    closed: {},
    open: {
      type: 'parallel',
      invoke: {
        id: 'keepOutbox',
        src: 'keepOutbox',
        input: ({ context }) => ({ person: requireValue(context.person) }),
      },
      on: {
        'outbox.close': { target: 'closed', actions: 'forget' },
        'outbox.discard': store,
        'outbox.saved': store,
        'outbox.read': store,
        'outbox.removeUnread': store,
      },
      states: {
        delivery: {
          initial: 'resting',
          states: {
            /** Nothing waits. */
            resting: {
              entry: 'forgetFailure',
              on: {
                'outbox.found': [
                  { guard: bringsUnsent, target: 'sending', actions: keepFound },
                  { actions: keepFound },
                ],
              },
            },
            sending: {
              invoke: {
                id: 'sendOutbox',
                src: 'sendOutbox',
                input: ({ context }) => ({ person: requireValue(context.person) }),
              },
              after: { giveUpAfter: { target: 'waiting', actions: 'forgetFailure' } },
              on: {
                'outbox.found': [
                  { guard: bringsUnsent, actions: keepFound },
                  { target: 'resting', actions: keepFound },
                ],
                'outbox.delivered': {
                  actions: { type: 'tellSent', params: ({ event }) => ({ sent: event.sent }) },
                },
                'outbox.declined': {
                  actions: { type: 'tellRefused', params: ({ event }) => ({ entry: event.entry }) },
                },
                'outbox.failed': {
                  target: 'waiting',
                  actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            /** Nothing can be sent now: there is another attempt after a while, or when the connection may be back. */
            waiting: {
              invoke: { id: 'watchSignal', src: 'watchSignal' },
              after: { retryAfter: 'sending' },
              on: {
                'outbox.found': [
                  { guard: bringsUnsent, actions: keepFound },
                  { target: 'resting', actions: keepFound },
                ],
                'outbox.signal': { guard: 'mayTryNow', target: 'sending' },
                'outbox.send': { guard: 'mayTryNow', target: 'sending' },
              },
            },
          },
        },
        /** Whether this browser could store the newest quote. */
        room: {
          initial: 'enough',
          on: { 'outbox.add': { ...store, target: '.enough' } },
          states: {
            enough: { on: { 'outbox.full': 'full' } },
            full: {},
          },
        },
      },
    },
  },
});
