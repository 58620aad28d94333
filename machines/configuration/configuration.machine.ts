import { assign, fromCallback, setup } from 'xstate';
import type { ConfigError } from '#src/config/config-error.ts';
import type { RuntimeConfig } from '#src/config/runtime.ts';

/** The result of requesting the file. */
export type ConfigurationAnswer =
  | { type: 'configuration.read'; config: RuntimeConfig }
  /** The file is missing or invalid. */
  | { type: 'configuration.faulty'; error: ConfigError }
  /** The file could not be read: no connection, no answer in time, or another status. */
  | { type: 'configuration.unreachable' };

interface ConfigurationContext {
  /** What the app runs with: the file, or the last valid one that this browser kept. */
  readonly config: RuntimeConfig | null;
  readonly error: ConfigError | null;
}

type ConfigurationEvent = { type: 'configuration.retry' } | ConfigurationAnswer;

/** Time between two requests, in ms. */
const RETRY_AFTER_MS = 5_000;

/**
 * The run-time configuration (`/config.json`). When it cannot be reached, the last valid one that this browser kept
 * serves; without one no call is sent, and the file is requested again until it is answered.
 */
export const configurationMachine = setup({
  types: {} as {
    context: ConfigurationContext;
    events: ConfigurationEvent;
    input: { readonly kept: RuntimeConfig | null };
    tags: 'usable' | 'unreachable';
  },
  actors: {
    /** The page provides it with a request of the file; this default never answers. */
    ask: fromCallback<ConfigurationEvent>(() => undefined),
  },
  delays: { retryAfter: RETRY_AFTER_MS },
  guards: { hasKept: ({ context: { config } }) => config !== null },
  actions: {
    keep: assign({ config: (_, params: { config: RuntimeConfig }) => params.config }),
    keepError: assign({ error: (_, params: { error: ConfigError }) => params.error }),
  },
}).createMachine({
  id: 'configuration',
  context: ({ input: { kept } }) => ({ config: kept, error: null }),
  initial: 'asking',
  on: {
    'configuration.read': {
      target: '.known',
      actions: { type: 'keep', params: ({ event }) => ({ config: event.config }) },
    },
  },
  states: {
    asking: {
      invoke: { id: 'ask', src: 'ask' },
      on: {
        'configuration.faulty': {
          target: 'faulty',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
        'configuration.unreachable': [{ guard: 'hasKept', target: 'kept' }, { target: 'unreachable' }],
      },
    },
    /** Nothing is kept: no call is sent. */
    unreachable: {
      tags: 'unreachable',
      initial: 'pausing',
      on: {
        'configuration.faulty': {
          target: 'faulty',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      states: {
        pausing: { after: { retryAfter: 'asking' }, on: { 'configuration.retry': 'asking' } },
        asking: {
          invoke: { id: 'askAgain', src: 'ask' },
          on: { 'configuration.unreachable': 'pausing' },
        },
      },
    },
    /** The kept one serves; a file that is now faulty is reported at the next visit. */
    kept: {
      tags: 'usable',
      initial: 'pausing',
      states: {
        pausing: { after: { retryAfter: 'asking' } },
        asking: {
          invoke: { id: 'askBehind', src: 'ask' },
          on: { 'configuration.unreachable': 'pausing', 'configuration.faulty': 'pausing' },
        },
      },
    },
    known: { tags: 'usable', type: 'final' },
    faulty: { type: 'final' },
  },
});

/** Returns the machine with a function that requests the file and calls back once with the result. */
export const configurationWith = (ask: (tell: (answer: ConfigurationAnswer) => void) => void) =>
  configurationMachine.provide({
    actors: {
      ask: fromCallback<ConfigurationEvent>(({ sendBack }) => {
        ask(sendBack);
      }),
    },
  });
