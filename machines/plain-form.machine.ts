import { assign, fromPromise, setup } from 'xstate';
import type { Task } from '#src/api/actor.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { cancelled } from './support/cancelled.ts';
import { given } from './support/given.ts';
import { waiting, waitingDelays, type WaitingTag } from './support/waiting.ts';

/** What was sent, wrapped so that a form may send anything. */
interface Sent<Values> {
  readonly values: Values;
}

interface PlainFormContext<Reply, Values> {
  readonly sent: Sent<Values> | null;
  readonly reply: Reply | null;
  /** The newest failure. It stays until the next success or until the form is left (DESIGN 4). */
  readonly error: ApiError | null;
}

export type PlainFormEvent<Values> =
  { type: 'form.submit'; values: Values } | { type: 'form.cancel' } | { type: 'form.restart' };

interface PlainFormOptions {
  /** Whether it ends once it is sent, as a dialog does that closes then; else it may be sent again. */
  readonly once?: boolean;
}

/**
 * "Submit a form" of somebody who is logged in, hence without a captcha: editing → submitting → done, and again from
 * there. A failure returns to editing with the server's error body; while submitting there is no second submit. What
 * was typed lives in the form itself and survives all of it.
 */
export function createPlainFormMachine<Reply, Values>(
  id: string,
  submit: Task<Reply, Values>,
  { once = false }: PlainFormOptions = {},
) {
  return setup({
    types: {} as {
      context: PlainFormContext<Reply, Values>;
      events: PlainFormEvent<Values>;
      tags: WaitingTag;
    },
    actors: {
      submit: fromPromise<Reply, Sent<Values>>(({ input, signal }) => submit(input.values, signal)),
    },
    delays: waitingDelays,
    actions: {
      remember: assign({ sent: (_, params: Sent<Values>) => params }),
      keepReply: assign({ reply: (_, params: { reply: Reply }) => params.reply, error: null }),
      keepError: assign({ error: (_, params: { error: unknown }) => toFailure(params.error) }),
      keepCancelled: assign({ error: cancelled }),
      /** What was refused is still in the form itself; no password outlives its call here. */
      dropSent: assign({ sent: null }),
      forget: assign({ reply: null, error: null, sent: null }),
    },
  }).createMachine({
    id,
    context: { sent: null, reply: null, error: null },
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
          input: ({ context }) => given(context.sent),
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
      /** Saved; the form stands there still, and may be sent again. */
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
