import type { Locator } from 'vitest/browser';
import type { WaitingTag } from '#machines/support/waiting.ts';
import type { ApiError } from '#src/api/errors.ts';
import { cancelIn, waitingSights } from './waiting.ts';

/** The context of any form's machine. */
export interface FormSnapshot {
  readonly hasTag: (tag: WaitingTag) => boolean;
  readonly context: { readonly error: ApiError | null };
}

export interface FormParts<Values> {
  readonly form: () => Locator;
  /** Fills all fields of the form. */
  readonly fill: (form: Locator, values: Values) => Promise<void>;
  readonly submitLabel: string | RegExp;
  readonly waitingLabel: string;
}

/** How every form is submitted, awaited and cancelled, with or without a captcha. */
export function formParts<Values>({ form, fill, submitLabel, waitingLabel }: FormParts<Values>) {
  const submit = () => form().getByRole('button', { name: submitLabel });
  const { brisk, slow, endless } = waitingSights(form, waitingLabel);
  return {
    submit,
    interactions: {
      'form.submit': {
        by: 'person' as const,
        take: async ({ values }: { readonly values: Values }) => {
          await fill(form(), values);
          await submit().click();
        },
      },
      'form.cancel': {
        by: 'person' as const,
        can: (snapshot: FormSnapshot) => snapshot.hasTag('cancellable'),
        take: () => cancelIn(form()).click(),
      },
    },
    appearances: { 'submitting.brisk': brisk, 'submitting.slow': slow, 'submitting.endless': endless },
  };
}
