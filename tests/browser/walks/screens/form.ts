import type { Locator } from 'vitest/browser';
import type { VerifiedFormEvent } from '#machines/verified-form.machine.ts';
import type { WaitingTag } from '#machines/support/waiting.ts';
import type { ApiError } from '#src/api/errors.ts';
import { boxIn, captchaIn, comeTo, tickBoxIn } from '../support/captcha-box.ts';
import { captchaCallsBack, watchCaptcha } from '../support/captcha-service.ts';
import { seen, unseen } from '../support/seeing.ts';
import { cancelIn, waitingSights } from '../support/waiting.ts';

const MARK_IT = 'Marca la casilla para continuar.';

/** Alerts that are the captcha's. */
const OF_THE_BOX = /Marca la casilla|La verificación venció/;

/** What is looked at of a form's machine, whatever the form is about. */
interface FormSnapshot {
  readonly hasTag: (tag: WaitingTag) => boolean;
  readonly matches: (state: 'done') => boolean;
  readonly context: {
    readonly verification: string | null;
    readonly error: ApiError | null;
  };
}

interface FormParts<Values> {
  readonly form: () => Locator;
  /** Writes everything that the form asks for. */
  readonly fill: (form: Locator, values: Values) => Promise<void>;
  readonly submitLabel: string;
  readonly waitingLabel: string;
}

/** Whatever a form is about, hands send it and eyes read it like every other. */
export function walkedForm<Values>({ form, fill, submitLabel, waitingLabel }: FormParts<Values>) {
  const submit = () => form().getByRole('button', { name: submitLabel });
  const failure = () => form().getByRole('alert').filter({ hasNotText: OF_THE_BOX });
  const mark = () => captchaIn(form()).getByRole('alert').filter({ hasText: MARK_IT });
  const expired = () => captchaIn(form()).getByRole('alert').filter({ hasText: 'La verificación venció.' });
  const { brisk, slow, endless } = waitingSights(form, waitingLabel);

  async function seesForm({ context: { error } }: FormSnapshot): Promise<void> {
    await seen(submit());
    await unseen(form().getByRole('status'));
    await unseen(mark());
    await (error === null ? unseen(failure()) : seen(failure()));
  }

  return {
    hands: {
      'form.submit': {
        by: 'hand' as const,
        take: async ({ values }: { readonly values: Values }) => {
          await comeTo(form());
          await fill(form(), values);
          await submit().click();
        },
      },
      'form.cancel': {
        by: 'hand' as const,
        can: (snapshot: FormSnapshot) => snapshot.hasTag('cancellable'),
        take: () => cancelIn(form()).click(),
      },
      'captcha.solved': {
        by: 'hand' as const,
        ownWords: true,
        can: (snapshot: FormSnapshot) => !snapshot.matches('done') && snapshot.context.verification === null,
        take: async () => {
          await comeTo(form());
          await tickBoxIn(form());
        },
      },
      'captcha.lapsed': {
        by: 'hand' as const,
        can: (snapshot: FormSnapshot) => !snapshot.matches('done') && snapshot.context.verification !== null,
        take: () => captchaCallsBack('expired'),
      },
    } satisfies Record<Exclude<VerifiedFormEvent<Values>['type'], 'form.restart'>, object>,
    sights: {
      'editing.untouched': seesForm,
      'editing.unverified': async () => {
        await seen(submit());
        // Whoever has not come to the form yet has no box to be told of.
        if (boxIn(form()).elements().length > 0) await seen(mark().or(expired()));
      },
      'editing.verified': seesForm,
      'editing.failed': async (snapshot: FormSnapshot) => {
        await seesForm(snapshot);
        await seen(failure());
      },
      'submitting.brisk': brisk,
      'submitting.slow': slow,
      'submitting.endless': endless,
    },
    prepare: watchCaptcha,
  };
}
