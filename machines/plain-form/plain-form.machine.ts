import { assign, emit, fromPromise, setup } from 'xstate';
import type { Task } from '#src/api/actor.ts';
import { toFailure, type ApiError, type ApiErrorKind } from '#src/api/errors.ts';
import { isOutdated } from '#src/api/replies/newer.ts';
import { cancelled } from '../support/cancelled.ts';
import { requireValue } from '../support/require-value.ts';
import { waiting, waitingDelays, type WaitingTag } from '../support/waiting.ts';

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
  /** Whether the newest submission was held back. */
  readonly isHeld: boolean;
  /** After somebody else's change was met: what is saved now, null when the server does not say it. */
  readonly newer: { readonly saved: Reply | null } | null;
}

export type PlainFormEvent<Values> =
  { type: 'form.submit'; values: Values } | { type: 'form.cancel' } | { type: 'form.restart' };

/** Submitted values that were not sent: they wait until they can be. */
interface Postponed<Values> extends Sent<Values> {
  readonly type: 'form.postponed';
}

interface PlainFormOptions<Reply, Values, Kept> {
  /** Whether it ends after a success, as in a dialog that then closes; otherwise it can be sent again. */
  readonly once?: boolean;
  /** Which of the values are kept after the call, never a password. @default nothing */
  readonly keep?: (values: Values) => Kept;
  /** Whether values are held back instead of sent; the screen says why. @default none are */
  readonly holds?: ((values: Values) => boolean) | undefined;
  /**
   * Whether values are sent later: instead of a call, or after a call that did not reach the server. The form tells so
   * (`form.postponed`) and is empty of results again. @default none are
   */
  readonly postpones?:
    ((values: Values, instead: 'of a call' | 'of an unreached call') => boolean) | undefined;
  /**
   * Reads what is saved now from a refusal because somebody changed it since it was read (409). The form then waits for the
   * person, who compares both. @default such a refusal is like any other
   */
  readonly readNewer?: ((refusal: ApiError) => Reply | null) | undefined;
}

const NOTHING = {
  sent: null,
  kept: null,
  reply: null,
  error: null,
  mayBeWritten: false,
  isHeld: false,
  newer: null,
} as const;

/** `outdated`: somebody changed it since it was read; what was typed is in the fields. */
const withOthers = { untouched: {}, failed: {}, outdated: {} };
const { outdated: _never, ...alone } = withOthers;

/** After these failures the server may have saved what was sent. */
const uncertain: readonly ApiErrorKind[] = ['cancelled', 'unreachable', 'broken', 'fault'];

/** What becomes of submitted values, and of a failed call; a form without an option has no branch for it. */
function branchesOf<Values>(
  id: string,
  {
    holds,
    postpones,
    readNewer,
  }: Pick<PlainFormOptions<unknown, Values, unknown>, 'holds' | 'postpones' | 'readNewer'>,
) {
  const typed = ({ event: { values } }: { readonly event: Sent<Values> }) => ({ values });
  const failed = ({ event: { error } }: { readonly event: { readonly error: unknown } }) => ({ error });
  const sentIn = ({ context: { sent } }: { readonly context: { readonly sent: Sent<Values> | null } }) =>
    requireValue(sent);
  const untouched = `#${id}.editing.untouched`;
  return {
    submission: [
      ...(holds === undefined
        ? []
        : [{ guard: { type: 'isHeld', params: typed } as const, actions: 'hold' as const }]),
      ...(postpones === undefined
        ? []
        : [
            {
              guard: { type: 'isPostponed', params: typed } as const,
              target: untouched,
              actions: [{ type: 'postpone', params: typed } as const, 'forget' as const],
            },
          ]),
      { target: `#${id}.submitting`, actions: { type: 'remember', params: typed } as const },
    ],
    failure: [
      ...(postpones === undefined
        ? []
        : [
            {
              guard: { type: 'canWait', params: failed } as const,
              target: untouched,
              actions: [{ type: 'postpone', params: sentIn } as const, 'forget' as const],
            },
          ]),
      ...(readNewer === undefined
        ? []
        : [
            {
              guard: { type: 'isOutdated', params: failed } as const,
              target: `#${id}.editing.outdated`,
              actions: [
                { type: 'keepError', params: failed } as const,
                { type: 'keepNewer', params: failed } as const,
                'dropSent' as const,
              ],
            },
          ]),
      {
        target: `#${id}.editing.failed`,
        actions: [{ type: 'keepError', params: failed } as const, 'dropSent' as const],
      },
    ],
  };
}

/**
 * "Submit a form" of a logged-in user, so without a captcha: editing → submitting → done, and repeatable. A failure
 * returns to editing with the server's errors; a second submit is ignored while submitting. The form's fields hold
 * the typed values throughout.
 */
export function createPlainFormMachine<Reply, Values, Kept = never>(
  id: string,
  submit: Task<Reply, Values>,
  { once = false, keep, holds, postpones, readNewer }: PlainFormOptions<Reply, Values, Kept> = {},
) {
  const { submission, failure } = branchesOf(id, { holds, postpones, readNewer });
  return setup({
    types: {} as {
      context: PlainFormContext<Reply, Values, Kept>;
      events: PlainFormEvent<Values>;
      emitted: Postponed<Values>;
      tags: WaitingTag;
    },
    actors: {
      submit: fromPromise<Reply, Sent<Values>>(({ input, signal }) => submit(input.values, signal)),
    },
    delays: waitingDelays,
    guards: {
      isHeld: (_, { values }: Sent<Values>) => holds?.(values) === true,
      isPostponed: (_, { values }: Sent<Values>) => postpones?.(values, 'of a call') === true,
      canWait: ({ context: { sent } }, { error }: { error: unknown }) =>
        toFailure(error).kind === 'unreachable' &&
        sent !== null &&
        postpones?.(sent.values, 'of an unreached call') === true,
      isOutdated: (_, { error }: { error: unknown }) => isOutdated(toFailure(error)),
    },
    actions: {
      remember: assign({
        sent: (_, params: Sent<Values>) => params,
        kept: (_, params: Sent<Values>) => keep?.(params.values) ?? null,
        isHeld: false,
      }),
      hold: assign({ isHeld: true }),
      postpone: emit((_, { values }: Sent<Values>): Postponed<Values> => ({
        type: 'form.postponed',
        values,
      })),
      keepReply: assign({
        reply: (_, params: { reply: Reply }) => params.reply,
        error: null,
        mayBeWritten: false,
        newer: null,
      }),
      keepError: assign(({ context }, params: { error: unknown }) => {
        const error = toFailure(params.error);
        return { error, mayBeWritten: context.mayBeWritten || uncertain.includes(error.kind) };
      }),
      keepNewer: assign({
        newer: (_, { error }: { error: unknown }) => ({ saved: readNewer?.(toFailure(error)) ?? null }),
      }),
      keepCancelled: assign({ error: cancelled, mayBeWritten: true }),
      /** The fields still hold the refused values; passwords are not kept after their call. */
      dropSent: assign({ sent: null }),
      forget: assign(NOTHING),
    },
  }).createMachine({
    id,
    context: NOTHING,
    initial: 'editing',
    states: {
      editing: {
        initial: 'untouched',
        // A form that is alone lacks the state: its screen never asks for it.
        states: (readNewer === undefined ? alone : withOthers) as typeof withOthers,
        on: {
          'form.submit': submission,
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
          onError: failure,
        },
        on: { 'form.cancel': { target: 'editing.failed', actions: ['keepCancelled', 'dropSent'] } },
      },
      /** Saved; the form is still shown and can be sent again. */
      done: once
        ? { type: 'final' }
        : {
            on: {
              'form.submit': submission,
              'form.restart': { target: 'editing', actions: 'forget' },
            },
          },
    },
  });
}
