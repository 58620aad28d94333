import { request } from '#src/api/connection.ts';
import { createVerifiedFormMachine } from '../verified-form/verified-form.machine.ts';

export interface RecoverValues {
  readonly email: string;
}

/** Requests the e-mail that restores access. */
export const recoverMachine = createVerifiedFormMachine(
  'recover',
  ({ values, captcha }: { values: RecoverValues; captcha: string }, signal) =>
    request('sendRecoverEmail', { ...values, captcha }, { signal }),
);
