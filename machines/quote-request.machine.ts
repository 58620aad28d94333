import { request } from '#src/api/connection.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { createVerifiedFormMachine } from './verified-form.machine.ts';

/** What a visitor leaves with the windows that they put together. */
export type QuoteRequestValues = Omit<InputOf<'requestQuote'>, 'captcha'>;

/** Asking the shop for a quote. */
export const quoteRequestMachine = createVerifiedFormMachine(
  'quoteRequest',
  ({ values, captcha }: { values: QuoteRequestValues; captcha: string }, signal) =>
    request('requestQuote', { ...values, captcha }, { signal }),
);
