import { assign, fromPromise, setup } from 'xstate';
import type { Task } from '#src/api/actor.ts';
import { toFailure, type ApiError, type ApiErrorKind } from '#src/api/errors.ts';
import { cancelled } from './support/cancelled.ts';
import { requireValue } from './support/require-value.ts';
import { waiting, waitingDelays, type WaitingTag } from './support/waiting.ts';

/** The sent values, wrapped so that a form may send any type. */
interface Sent<Values> {
  readonly values: Values;
}

interface PlainFormContext<Reply, Values, Kept> {
  readonly sent: Sent<Values> | null;
  /** Values of the last submission that are kept for the screen; null when none are kept. */
  readonly kept: Kept | null;
  readonly reply: Reply | null;
  /** The newest failure. It stays until the next success or until the form is left (B60, B61). */
  readonly error: ApiError | null;
  /** Whether a submission ended without a readable reply: the server may have saved it. */
  readonly mayBeWritten: boolean;
}

export type PlainFormEvent<Values> =
  { type: 'form.submit'; values: Values } | { type: 'form.cancel' } | { type: 'form.restart' };

interface PlainFormOptions<Values, Kept> {
  /** Whether it ends after a success, as in a dialog that then closes; otherwise it can be sent again. */
  readonly once?: boolean;
  /** Which of the values are kept after the call, never a password. @default nothing */
  readonly keep?: (values: Values) => Kept;
}

/** After these failures the server may have saved what was sent. */
const uncertain: readonly ApiErrorKind[] = ['cancelled', 'unreachable', 'broken', 'fault'];

/**
 * "Submit a form" of a logged-in user, so without a captcha: editing → submitting → done, and repeatable. A failure
 * returns to editing with the server's errors; a second submit is ignored while submitting. The form's fields hold
 * the typed values throughout.
 */
export function createPlainFormMachine<Reply, Values, Kept = never>(
  id: string,
  submit: Task<Reply, Values>,
  { once = false, keep }: PlainFormOptions<Values, Kept> = {},
) {
  return setup({
    types: {} as {
      context: PlainFormContext<Reply, Values, Kept>;
      events: PlainFormEvent<Values>;
      tags: WaitingTag;
    },
    actors: {
      submit: fromPromise<Reply, Sent<Values>>(({ input, signal }) => submit(input.values, signal)),
    },
    delays: waitingDelays,
    actions: {
      remember: assign({
        sent: (_, params: Sent<Values>) => params,
        kept: (_, params: Sent<Values>) => keep?.(params.values) ?? null,
      }),
      keepReply: assign({
        reply: (_, params: { reply: Reply }) => params.reply,
        error: null,
        mayBeWritten: false,
      }),
      keepError: assign(({ context }, params: { error: unknown }) => {
        const error = toFailure(params.error);
        return { error, mayBeWritten: context.mayBeWritten || uncertain.includes(error.kind) };
      }),
      keepCancelled: assign({ error: cancelled, mayBeWritten: true }),
      /** The fields still hold the refused values; passwords are not kept after their call. */
      dropSent: assign({ sent: null }),
      forget: assign({ reply: null, error: null, sent: null, kept: null, mayBeWritten: false }),
    },
  }).createMachine({
    id,
    context: { sent: null, kept: null, reply: null, error: null, mayBeWritten: false },
    initial: 'editing',
    states: {
      editing: {
        initial: 'untouched',
        states: { untouched: {}, failed: {} },
        on: {
          'form.submit': {
            target: 'submitting',
            actions: { type: 'remember', params: ({ event }) => ({ values: event.values }) },
          },
          'form.restart': { target: '.untouched', actions: 'forget' },
        },
      },
      submitting: {
        ...waiting,
        invoke: {
          id: 'submit',
          src: 'submit',
          input: ({ context }) => requireValue(context.sent),
          onDone: {
            target: 'done',
            actions: [{ type: 'keepReply', params: ({ event }) => ({ reply: event.output }) }, 'dropSent'],
          },
          onError: {
            target: 'editing.failed',
            actions: [{ type: 'keepError', params: ({ event }) => ({ error: event.error }) }, 'dropSent'],
          },
        },
        on: { 'form.cancel': { target: 'editing.failed', actions: ['keepCancelled', 'dropSent'] } },
      },
      /** Saved; the form is still shown and can be sent again. */
      done: once
        ? { type: 'final' }
        : {
            on: {
              'form.submit': {
                target: 'submitting',
                actions: { type: 'remember', params: ({ event }) => ({ values: event.values }) },
              },
              'form.restart': { target: 'editing', actions: 'forget' },
            },
          },
    },
  });
}
