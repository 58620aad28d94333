import { request } from '#src/api/connection.ts';
import { createFormMachine } from './form.machine.ts';

export interface RecoverValues {
  readonly email: string;
}

/** Asking for the e-mail that leads back in. */
export const recoverMachine = createFormMachine(
  'recover',
  ({ values, captcha }: { values: RecoverValues; captcha: string }, signal) =>
    request('sendRecoverEmail', { ...values, captcha }, { signal }),
  { captcha: true },
);
