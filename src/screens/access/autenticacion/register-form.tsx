import { useActorRef } from '@xstate/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { registerMachine } from '#machines/register/register.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import { idIn, textIn } from '#src/browser/form-values.ts';
import { href } from '#src/config/routes.ts';
import { LazyPlaceFields } from '#src/features/account/lazy-place-fields.tsx';
import { withNewAccount } from '#src/features/account/new-account-state.ts';
import { PasswordField } from '#src/features/account/password-field.tsx';
import { captchaInBrowser } from '#src/features/captcha/captcha-in-browser.ts';
import { VerifiedForm } from '#src/features/captcha/verified-form.tsx';
import { TextField } from '#src/forms/text-field.tsx';
import { sentPhone } from '#src/reading/named-phone.ts';

const machine = registerMachine.provide({ actors: { captcha: captchaInBrowser } });

const FIELDS = [
  ...['name', 'email', 'phone', 'state_id', 'municipality_id'],
  ...['password', 'password_confirmation'],
] as const;

/** Creates an account, then opens the login with its e-mail filled in. */
export function RegisterForm({ labelledBy }: { readonly labelledBy: string }) {
  const { recaptchaSiteKey: siteKey } = useConfig();
  const actor = useActorRef(machine, { ...useActorSurroundings(), input: { siteKey } });
  const navigate = useNavigate();
  const { state } = useLocation();
  useArrival(
    actor,
    (snapshot) => snapshot.matches('done'),
    ({ context }) => {
      void navigate(href('login'), { state: withNewAccount(state, context.submission?.values.email ?? '') });
    },
  );
  return (
    <VerifiedForm
      actor={actor}
      labelledBy={labelledBy}
      keptAs="crear-cuenta"
      fields={FIELDS}
      waitingLabel="Creando tu cuenta…"
      submitLabel="Crear cuenta"
      onSubmit={(data) => {
        actor.send({
          type: 'form.submit',
          values: {
            name: textIn(data, 'name'),
            email: textIn(data, 'email'),
            phone: sentPhone(textIn(data, 'phone')),
            state_id: idIn(data, 'state_id'),
            municipality_id: idIn(data, 'municipality_id'),
            password: textIn(data, 'password'),
            password_confirmation: textIn(data, 'password_confirmation'),
          },
        });
      }}
    >
      <TextField name="name" label="Nombre completo" autoComplete="name" />
      <TextField name="email" type="email" label="Correo electrónico" autoComplete="email" />
      <TextField name="phone" type="tel" label="Teléfono" autoComplete="tel-national" />
      <LazyPlaceFields />
      <PasswordField name="password" label="Contraseña" autoComplete="new-password" />
      <PasswordField
        name="password_confirmation"
        label="Confirma tu contraseña"
        autoComplete="new-password"
      />
    </VerifiedForm>
  );
}
