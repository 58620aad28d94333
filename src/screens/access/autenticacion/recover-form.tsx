import { useActorRef, useSelector } from '@xstate/react';
import { recoverMachine } from '#machines/recover.machine.ts';
import { useActorSurroundings } from '../../support/actor-surroundings.ts';
import { captchaInBrowser } from '../../support/captcha-in-browser.ts';
import { textIn } from '../../support/form-values.ts';
import { useConfig } from '../../support/services.ts';
import { TextField } from '../../support/text-field.tsx';
import { UntilSent } from '../../support/until-sent.tsx';
import { VerifiedForm } from '../../support/verified-form.tsx';

const machine = recoverMachine.provide({ actors: { captcha: captchaInBrowser } });

/** Asks for the e-mail that leads back in. Once it is sent the form steps aside, with what was typed. */
export function RecoverForm({ labelledBy }: { readonly labelledBy: string }) {
  const { recaptchaSiteKey: siteKey } = useConfig();
  const actor = useActorRef(machine, { ...useActorSurroundings(), input: { siteKey } });
  const isSent = useSelector(actor, (snapshot) => snapshot.matches('done'));
  const email = useSelector(actor, ({ context }) => context.submission?.values.email ?? '');
  return (
    <UntilSent
      isSent={isSent}
      news={
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
        fields={['email']}
        waitingLabel="Enviando el correo…"
        submitLabel="Enviar correo"
        onSubmit={(data) => {
          actor.send({ type: 'form.submit', values: { email: textIn(data, 'email') } });
        }}
      >
        <TextField name="email" type="email" label="Correo de tu cuenta" autoComplete="email" />
      </VerifiedForm>
    </UntilSent>
  );
}
