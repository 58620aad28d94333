import { boxIn, captchaIn, focusForm, tickBoxIn } from '#tests/browser/walks/support/captcha-box.ts';
import { callCaptchaCallback, watchCaptcha } from '#tests/browser/walks/support/captcha-service.ts';
import { formParts, type FormParts, type FormSnapshot } from '#tests/browser/walks/support/form-parts.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import type { VerifiedFormEvent } from './verified-form.machine.ts';

const MARK_IT = 'Marca la casilla para continuar.';

/** Alerts of the captcha. */
const OF_THE_BOX = /Marca la casilla|La verificación venció/;

/** The context of a form with a captcha. */
type VerifiedSnapshot = FormSnapshot & {
  readonly matches: (state: 'done') => boolean;
  readonly context: { readonly verification: string | null };
};

/** The screen of any form with a captcha. */
export function walkedForm<Values>({ form, fill, ...labels }: FormParts<Values>) {
  const { submit, interactions, appearances } = formParts<Values>({
    ...labels,
    form,
    fill: async (part, values) => {
      await focusForm(part);
      await fill(part, values);
    },
  });
  const failure = () => form().getByRole('alert').filter({ hasNotText: OF_THE_BOX });
  const mark = () => captchaIn(form()).getByRole('alert').filter({ hasText: MARK_IT });
  const expired = () => captchaIn(form()).getByRole('alert').filter({ hasText: 'La verificación venció.' });

  async function seesForm({ context: { error } }: FormSnapshot): Promise<void> {
    await seen(submit());
    await unseen(form().getByRole('status'));
    await unseen(mark());
    await (error === null ? unseen(failure()) : seen(failure()));
  }

  return {
    interactions: {
      ...interactions,
      'captcha.solved': {
        by: 'person' as const,
        ownPayload: true,
        can: (snapshot: VerifiedSnapshot) =>
          !snapshot.matches('done') && snapshot.context.verification === null,
        take: async () => {
          await focusForm(form());
          await tickBoxIn(form());
        },
      },
      'captcha.lapsed': {
        by: 'person' as const,
        can: (snapshot: VerifiedSnapshot) =>
          !snapshot.matches('done') && snapshot.context.verification !== null,
        take: () => callCaptchaCallback('expired'),
      },
    } satisfies Record<Exclude<VerifiedFormEvent<Values>['type'], 'form.restart'>, object>,
    appearances: {
      ...appearances,
      'editing.untouched': seesForm,
      'editing.unverified': async () => {
        await seen(submit());
        // A form has no captcha box before its first interaction.
        if (boxIn(form()).elements().length > 0) await seen(mark().or(expired()));
      },
      'editing.verified': seesForm,
      'editing.failed': async (snapshot: FormSnapshot) => {
        await seesForm(snapshot);
        await seen(failure());
      },
    },
    prepare: watchCaptcha,
  };
}
