import { useActorRef, useSelector } from '@xstate/react';
import { recoverMachine } from '#machines/recover/recover.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import { textIn } from '#src/browser/form-values.ts';
import { captchaInBrowser } from '#src/features/captcha/captcha-in-browser.ts';
import { VerifiedForm } from '#src/features/captcha/verified-form.tsx';
import { FormOrResult } from '#src/forms/form-or-result.tsx';
import { TextField } from '#src/forms/text-field.tsx';

const machine = recoverMachine.provide({ actors: { captcha: captchaInBrowser } });

/**
 * Sends an e-mail that recovers access. Once it is sent, a confirmation replaces the form, which keeps what was
 * typed.
 */
export function RecoverForm({ labelledBy }: { readonly labelledBy: string }) {
  const { recaptchaSiteKey: siteKey } = useConfig();
  const actor = useActorRef(machine, { ...useActorSurroundings(), input: { siteKey } });
  const isSent = useSelector(actor, (snapshot) => snapshot.matches('done'));
  const email = useSelector(actor, ({ context }) => context.submission?.values.email ?? '');
  return (
    <FormOrResult
      isSent={isSent}
      result={
        <>
          <p>Te enviamos un correo a {email}. Sigue el enlace que trae para recuperar tu acceso.</p>
          <p>
            Si no llega en unos minutos, busca en correo no deseado o revisa que la dirección sea la de tu
            cuenta.
          </p>
        </>
      }
      again="Enviar otro"
      onAgain={() => {
        actor.send({ type: 'form.restart' });
      }}
    >
      <VerifiedForm
        actor={actor}
        labelledBy={labelledBy}
        keptAs="recuperar"
        fields={['email']}
        waitingLabel="Enviando el correo…"
        submitLabel="Enviar correo"
        onSubmit={(data) => {
          actor.send({ type: 'form.submit', values: { email: textIn(data, 'email') } });
        }}
      >
        <TextField name="email" type="email" label="Correo de tu cuenta" autoComplete="email" />
      </VerifiedForm>
    </FormOrResult>
  );
}
