import { request } from '#src/api/connection.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { createVerifiedFormMachine } from '../verified-form/verified-form.machine.ts';

/** The fields that a visitor sends with the configured windows. */
export type QuoteRequestValues = Omit<InputOf<'requestQuote'>, 'captcha'>;

/** Requests a quote from the shop. */
export const quoteRequestMachine = createVerifiedFormMachine(
  'quoteRequest',
  ({ values, captcha }: { values: QuoteRequestValues; captcha: string }, signal) =>
    request('requestQuote', { ...values, captcha }, { signal }),
  { keep: ({ windows }: QuoteRequestValues) => windows.map(({ key }) => key) },
);
