import type { Locator } from 'vitest/browser';
import type { PlainFormEvent } from '#machines/plain-form.machine.ts';
import type { WaitingTag } from '#machines/support/waiting.ts';
import type { ApiError } from '#src/api/errors.ts';
import { byApp } from '../support/screen.ts';
import { seen, unseen } from '../support/seeing.ts';
import { cancelIn, waitingSights } from '../support/waiting.ts';

/** What is looked at of a form's machine, whatever the form is about. */
interface PlainFormSnapshot {
  readonly hasTag: (tag: WaitingTag) => boolean;
  readonly context: { readonly error: ApiError | null };
}

interface PlainFormParts<Values> {
  readonly form: () => Locator;
  /** Writes everything that the form asks for. */
  readonly fill: (form: Locator, values: Values) => Promise<void>;
  readonly submitLabel: string;
  readonly waitingLabel: string;
}

/** Whatever a form without a captcha is about, hands send it and eyes read it like every other. */
export function walkedPlainForm<Values>({ form, fill, submitLabel, waitingLabel }: PlainFormParts<Values>) {
  const submit = () => form().getByRole('button', { name: submitLabel });
  const failure = () => form().getByRole('alert');
  const { brisk, slow, endless } = waitingSights(form, waitingLabel);

  async function seesForm({ context: { error } }: PlainFormSnapshot): Promise<void> {
    await seen(submit());
    await (error === null ? unseen(failure()) : seen(failure()));
  }

  return {
    hands: {
      'form.submit': {
        by: 'hand' as const,
        take: async ({ values }: { readonly values: Values }) => {
          await fill(form(), values);
          await submit().click();
        },
      },
      'form.cancel': {
        by: 'hand' as const,
        can: (snapshot: PlainFormSnapshot) => snapshot.hasTag('cancellable'),
        take: () => cancelIn(form()).click(),
      },
      'form.restart': byApp('the form is left, and what was said of it with it'),
    } satisfies Record<PlainFormEvent<Values>['type'], object>,
    sights: {
      'editing.untouched': seesForm,
      'editing.failed': async (snapshot: PlainFormSnapshot) => {
        await seesForm(snapshot);
        await seen(failure());
      },
      'submitting.brisk': brisk,
      'submitting.slow': slow,
      'submitting.endless': endless,
    },
  };
}
