import { assign, setup } from 'xstate';
import { fromCall } from '#src/api/actor.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { ApiError, toFailure } from '#src/api/errors.ts';
import { cancelled } from '../support/cancelled.ts';
import { requireValue } from '../support/require-value.ts';
import { waiting, waitingDelays, type WaitingTag } from '../support/waiting.ts';

export type PasswordValues = InputOf<'updatePassword'>;

interface ChangePasswordContext {
  /** Values being sent. Passwords are not kept after their call. */
  readonly values: PasswordValues | null;
  readonly error: ApiError | null;
}

type ChangePasswordEvent = { type: 'form.submit'; values: PasswordValues } | { type: 'form.cancel' };

/** The check answers yes or no; a no is shown at the field, like a validation error of the server. */
const wrongPassword = () =>
  new ApiError({
    kind: 'invalid',
    call: 'checkPassword',
    body: { errors: { current_password: ['No es tu contraseña actual.'] } },
  });

/**
 * Changes the password: editing → checking the current one → updating → done, and repeatable. A failure returns to
 * editing, where the fields keep what was typed.
 */
export const changePasswordMachine = setup({
  types: {} as { context: ChangePasswordContext; events: ChangePasswordEvent; tags: WaitingTag },
  actors: { check: fromCall('checkPassword'), update: fromCall('updatePassword') },
  delays: waitingDelays,
  guards: { isRight: (_, params: { right: boolean }) => params.right },
  actions: {
    remember: assign({ values: (_, params: { values: PasswordValues }) => params.values }),
    dropValues: assign({ values: null }),
    dropError: assign({ error: null }),
    keepWrong: assign({ error: wrongPassword }),
    keepError: assign({ error: (_, params: { error: unknown }) => toFailure(params.error) }),
    keepCancelled: assign({ error: cancelled }),
  },
}).createMachine({
  id: 'changePassword',
  context: { values: null, error: null },
  initial: 'editing',
  states: {
    editing: {
      initial: 'untouched',
      entry: 'dropValues',
      states: {
        untouched: {},
        /** The current password is wrong. */
        refused: {},
        failed: {},
      },
      on: {
        'form.submit': {
          target: 'checking',
          actions: { type: 'remember', params: ({ event }) => ({ values: event.values }) },
        },
      },
    },
    checking: {
      ...waiting,
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context }) => ({ current_password: requireValue(context.values).current_password }),
        onDone: [
          {
            guard: { type: 'isRight', params: ({ event }) => ({ right: event.output }) },
            target: 'updating',
          },
          { target: 'editing.refused', actions: 'keepWrong' },
        ],
        onError: {
          target: 'editing.failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'form.cancel': { target: 'editing.failed', actions: 'keepCancelled' } },
    },
    updating: {
      ...waiting,
      invoke: {
        id: 'update',
        src: 'update',
        input: ({ context }) => requireValue(context.values),
        onDone: 'done',
        onError: {
          target: 'editing.failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'form.cancel': { target: 'editing.failed', actions: 'keepCancelled' } },
    },
    done: {
      entry: ['dropValues', 'dropError'],
      on: {
        'form.submit': {
          target: 'checking',
          actions: { type: 'remember', params: ({ event }) => ({ values: event.values }) },
        },
      },
    },
  },
});
