import { assign, enqueueActions, fromPromise, setup, type ActorRefFrom } from 'xstate';
import type { Task } from '#src/api/actor.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { captchaMachine } from './captcha.machine.ts';
import { cancelled } from './support/cancelled.ts';
import { given } from './support/given.ts';
import { waiting, waitingDelays, type WaitingTag } from './support/waiting.ts';

/** What a form sends, and the proof of humanity that goes with it. */
export interface Submission<Values> {
  readonly values: Values;
  /** Response token of the human-verification widget. */
  readonly captcha: string;
}

interface VerifiedFormContext<Values, Reply> {
  readonly submission: Submission<Values> | null;
  readonly reply: Reply | null;
  /** The newest failure. It stays until the next success or until the form is left (DESIGN 4). */
  readonly error: ApiError | null;
  /** Response token of the solved captcha; null while there is none. */
  readonly verification: string | null;
  readonly captcha: ActorRefFrom<typeof captchaMachine>;
}

export type VerifiedFormEvent<Values> =
  | { type: 'form.submit'; values: Values }
  | { type: 'form.cancel' }
  | { type: 'form.restart' }
  | { type: 'captcha.solved'; token: string }
  | { type: 'captcha.lapsed' };

export interface VerifiedFormInput {
  /** Key of the human-verification service; null says that none is configured. */
  readonly siteKey?: string | null;
}

interface VerifiedFormOptions {
  /** Whether it ends once it is sent, as the page is left then; else another one may be filled in. */
  readonly once?: boolean;
}

/**
 * "Submit a form" of somebody of whom nothing is known: like a plain form, and sent only with a solved captcha, the one
 * thing that the client itself refuses. A response token serves once.
 */
export function createVerifiedFormMachine<Reply, Values>(
  id: string,
  submit: Task<Reply, Submission<Values>>,
  { once = false }: VerifiedFormOptions = {},
) {
  return setup({
    types: {} as {
      context: VerifiedFormContext<Values, Reply>;
      events: VerifiedFormEvent<Values>;
      input: VerifiedFormInput;
      tags: WaitingTag;
      children: { captcha: 'captcha' };
    },
    actors: {
      submit: fromPromise<Reply, Submission<Values>>(({ input, signal }) => submit(input, signal)),
      captcha: captchaMachine,
    },
    delays: waitingDelays,
    guards: {
      isVerified: ({ context }) => context.verification !== null,
    },
    actions: {
      remember: assign({
        submission: ({ context }, params: { values: Values }) => ({
          values: params.values,
          captcha: context.verification ?? '',
        }),
      }),
      keepReply: assign({ reply: (_, params: { reply: Reply }) => params.reply, error: null }),
      keepError: assign({ error: (_, params: { error: unknown }) => toFailure(params.error) }),
      keepCancelled: assign({ error: cancelled }),
      keepVerification: assign({ verification: (_, params: { token: string }) => params.token }),
      dropVerification: assign({ verification: null }),
      /** What was refused is still in the form itself; no password outlives its call here. */
      dropSubmission: assign({ submission: null }),
      forget: assign({ reply: null, error: null, submission: null }),
      /** A response token serves once: whatever became of the submission, the next one needs a new one. */
      renewCaptcha: enqueueActions(({ context, enqueue }) => {
        enqueue.sendTo(context.captcha, { type: 'captcha.renew' });
      }),
    },
  }).createMachine({
    id,
    context: ({ spawn, self, input }) => ({
      submission: null,
      reply: null,
      error: null,
      verification: null,
      captcha: spawn('captcha', { id: 'captcha', input: { siteKey: input.siteKey ?? null, form: self } }),
    }),
    initial: 'editing',
    on: {
      'captcha.solved': {
        actions: { type: 'keepVerification', params: ({ event }) => ({ token: event.token }) },
      },
      'captcha.lapsed': { actions: 'dropVerification' },
    },
    states: {
      editing: {
        initial: 'untouched',
        states: {
          untouched: {},
          /** The person tried to send without solving the captcha. */
          unverified: {
            on: {
              'captcha.solved': {
                target: 'verified',
                actions: { type: 'keepVerification', params: ({ event }) => ({ token: event.token }) },
              },
            },
          },
          verified: {},
          failed: {},
        },
        on: {
          'form.submit': [
            {
              guard: 'isVerified',
              target: 'submitting',
              actions: { type: 'remember', params: ({ event }) => ({ values: event.values }) },
            },
            { target: '.unverified' },
          ],
        },
      },
      submitting: {
        ...waiting,
        invoke: {
          id: 'submit',
          src: 'submit',
          input: ({ context }) => given(context.submission),
          onDone: {
            target: 'done',
            actions: { type: 'keepReply', params: ({ event }) => ({ reply: event.output }) },
          },
          onError: {
            target: 'editing.failed',
            actions: [
              { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
              'dropSubmission',
            ],
          },
        },
        on: { 'form.cancel': { target: 'editing.failed', actions: ['keepCancelled', 'dropSubmission'] } },
        exit: ['dropVerification', 'renewCaptcha'],
      },
      done: once ? { type: 'final' } : { on: { 'form.restart': { target: 'editing', actions: 'forget' } } },
    },
  });
}
