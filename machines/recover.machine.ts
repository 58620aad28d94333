import { request } from '#src/api/connection.ts';
import { createVerifiedFormMachine } from './verified-form.machine.ts';

export interface RecoverValues {
  readonly email: string;
}

/** Asking for the e-mail that leads back in. */
export const recoverMachine = createVerifiedFormMachine(
  'recover',
  ({ values, captcha }: { values: RecoverValues; captcha: string }, signal) =>
    request('sendRecoverEmail', { ...values, captcha }, { signal }),
);
