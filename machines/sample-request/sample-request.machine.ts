import { request } from '#src/api/connection.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import { createVerifiedFormMachine } from '../verified-form/verified-form.machine.ts';

/** Where to send which samples. */
export type SampleRequestValues = Omit<InputOf<'requestSamples'>, 'captcha'>;

/** Requests samples by mail. */
export const sampleRequestMachine = createVerifiedFormMachine(
  'sampleRequest',
  ({ values, captcha }: { values: SampleRequestValues; captcha: string }, signal) =>
    request('requestSamples', { ...values, captcha }, { signal }),
);
