import { request } from '#src/api/connection.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { nullIfSilent } from '#src/api/replies/null-if-silent.ts';
import { createVerifiedFormMachine } from '../verified-form/verified-form.machine.ts';

/** The fields for a new account; the captcha's token is added on sending. */
export type RegisterValues = Omit<InputOf<'register'>, 'captcha'>;

/** Creates an account. No token comes back: the login follows, with the e-mail filled in (B65). */
export const registerMachine = createVerifiedFormMachine(
  'register',
  ({ values, captcha }: { values: RegisterValues; captcha: string }, signal) =>
    request('register', { ...values, captcha }, { signal }).catch(nullIfSilent),
  { once: true },
);
