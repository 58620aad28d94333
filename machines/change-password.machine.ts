import { assign, setup } from 'xstate';
import { fromCall } from '#src/api/actor.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { ApiError, toFailure } from '#src/api/errors.ts';
import { cancelled } from './support/cancelled.ts';
import { given } from './support/given.ts';
import { waiting, waitingDelays, type WaitingTag } from './support/waiting.ts';

export type PasswordValues = InputOf<'updatePassword'>;

interface ChangePasswordContext {
  /** What is on its way. No password outlives its call here. */
  readonly values: PasswordValues | null;
  readonly error: ApiError | null;
}

type ChangePasswordEvent = { type: 'form.submit'; values: PasswordValues } | { type: 'form.cancel' };

/** The check answers yes or no; what the person reads stands at the field, as if the server had said it there. */
const wrongPassword = () =>
  new ApiError({
    kind: 'invalid',
    call: 'checkPassword',
    body: { errors: { current_password: ['No es tu contraseña actual.'] } },
  });

/**
 * Changing the password: editing → checking the current one → updating → done, and again from there. What goes wrong
 * leads back to editing, where the fields still hold what was typed.
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
        /** The current password is not that. */
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
        input: ({ context }) => ({ current_password: given(context.values).current_password }),
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
        input: ({ context }) => given(context.values),
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
