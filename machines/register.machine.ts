import { request } from '#src/api/connection.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { createVerifiedFormMachine } from './verified-form.machine.ts';

/** What a person types to create an account; the captcha's token joins it on the way. */
export type RegisterValues = Omit<InputOf<'register'>, 'captcha'>;

/** Creating an account. SPEC gives no token back: what follows is the login, with the e-mail filled in. */
export const registerMachine = createVerifiedFormMachine(
  'register',
  ({ values, captcha }: { values: RegisterValues; captcha: string }, signal) =>
    request('register', { ...values, captcha }, { signal }),
  { once: true },
);
