import { formParts, type FormParts, type FormSnapshot } from '#tests/browser/walks/support/form-parts.ts';
import { byApp } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import type { PlainFormEvent } from './plain-form.machine.ts';

/** The screen of any form without a captcha. */
export function walkedPlainForm<Values>(parts: FormParts<Values>) {
  const { submit, interactions, appearances } = formParts(parts);
  const failure = () => parts.form().getByRole('alert');

  async function seesForm({ context: { error } }: FormSnapshot): Promise<void> {
    await seen(submit());
    await (error === null ? unseen(failure()) : seen(failure()));
  }

  return {
    interactions: {
      ...interactions,
      'form.restart': byApp('leaving the form drops its result'),
    } satisfies Record<PlainFormEvent<Values>['type'], object>,
    appearances: {
      ...appearances,
      'editing.untouched': seesForm,
      'editing.failed': async (snapshot: FormSnapshot) => {
        await seesForm(snapshot);
        await seen(failure());
      },
      'editing.outdated': seesForm,
    },
  };
}
