import { request } from '#src/api/connection.ts';
import { createVerifiedFormMachine } from '../verified-form/verified-form.machine.ts';

export interface MessageValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

/** Sends a message to the shop. */
export const messageMachine = createVerifiedFormMachine(
  'message',
  ({ values, captcha }: { values: MessageValues; captcha: string }, signal) =>
    request('sendMessage', { ...values, captcha }, { signal }),
);
