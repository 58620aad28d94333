import type { PlainFormEvent } from '#machines/plain-form.machine.ts';
import { byApp } from '../support/screen.ts';
import { seen, unseen } from '../support/seeing.ts';
import { formParts, type FormParts, type FormSnapshot } from './form-parts.ts';

/** Whatever a form without a captcha is about, hands send it and eyes read it like every other. */
export function walkedPlainForm<Values>(parts: FormParts<Values>) {
  const { submit, hands, sights } = formParts(parts);
  const failure = () => parts.form().getByRole('alert');

  async function seesForm({ context: { error } }: FormSnapshot): Promise<void> {
    await seen(submit());
    await (error === null ? unseen(failure()) : seen(failure()));
  }

  return {
    hands: {
      ...hands,
      'form.restart': byApp('the form is left, and what was said of it with it'),
    } satisfies Record<PlainFormEvent<Values>['type'], object>,
    sights: {
      ...sights,
      'editing.untouched': seesForm,
      'editing.failed': async (snapshot: FormSnapshot) => {
        await seesForm(snapshot);
        await seen(failure());
      },
    },
  };
}
