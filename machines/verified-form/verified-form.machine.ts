import { assign, enqueueActions, fromPromise, setup, type ActorRefFrom } from 'xstate';
import type { Task } from '#src/api/actor.ts';
import { toFailure, type ApiError } from '#src/api/errors.ts';
import { captchaMachine } from '../captcha/captcha.machine.ts';
import { cancelled } from '../support/cancelled.ts';
import { requireValue } from '../support/require-value.ts';
import { waiting, waitingDelays, type WaitingTag } from '../support/waiting.ts';

/** The values of a form and the captcha's response token. */
export interface Submission<Values> {
  readonly values: Values;
  /** Response token of the captcha. */
  readonly captcha: string;
}

interface VerifiedFormContext<Values, Reply, Kept> {
  readonly submission: Submission<Values> | null;
  /** Values of the last submission that are kept for the screen; null when none are kept. */
  readonly kept: Kept | null;
  readonly reply: Reply | null;
  /** The newest failure. It stays until the next success or until the form is left (B60, B61). */
  readonly error: ApiError | null;
  /** Response token of the solved captcha; null when there is none. */
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
  /** Key of the captcha service; null when none is configured. */
  readonly siteKey?: string | null;
}

interface VerifiedFormOptions<Values, Kept> {
  /** Whether it ends after a success, because the person then leaves the page; otherwise it can be filled in again. */
  readonly once?: boolean;
  /** Which of the values are kept after a failed call, never a password. @default nothing */
  readonly keep?: (values: Values) => Kept;
}

/** Setup shared by the charts of such forms, for one type of values and replies. */
function verifiedFormSetup<Reply, Values, Kept>(
  submit: Task<Reply, Submission<Values>>,
  keep: ((values: Values) => Kept) | undefined,
) {
  return setup({
    types: {} as {
      context: VerifiedFormContext<Values, Reply, Kept>;
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
        kept: (_, params: { values: Values }) => keep?.(params.values) ?? null,
      }),
      keepReply: assign({ reply: (_, params: { reply: Reply }) => params.reply, error: null }),
      keepError: assign({ error: (_, params: { error: unknown }) => toFailure(params.error) }),
      keepCancelled: assign({ error: cancelled }),
      keepVerification: assign({ verification: (_, params: { token: string }) => params.token }),
      dropVerification: assign({ verification: null }),
      /** The fields still hold the refused values; passwords are not kept after their call. */
      dropSubmission: assign({ submission: null }),
      forget: assign({ reply: null, error: null, submission: null, kept: null }),
      /** A response token is valid once: every further submission needs a new one. */
      renewCaptcha: enqueueActions(({ context, enqueue }) => {
        enqueue.sendTo(context.captcha, { type: 'captcha.renew' });
      }),
    },
  });
}

/**
 * "Submit a form" of a visitor: like a plain form, but sent only with a solved captcha, the one check that the
 * client makes itself. A response token is valid once.
 */
export function createVerifiedFormMachine<Reply, Values, Kept = never>(
  id: string,
  submit: Task<Reply, Submission<Values>>,
  { once = false, keep }: VerifiedFormOptions<Values, Kept> = {},
) {
  return verifiedFormSetup(submit, keep).createMachine({
    id,
    context: ({ spawn, self, input }) => ({
      submission: null,
      kept: null,
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
          input: ({ context }) => requireValue(context.submission),
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
