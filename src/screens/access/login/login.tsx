import { useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { progressOf, WAIT_STARTED } from '#src/actor-hooks/progress-of.ts';
import { useServices } from '#src/actor-hooks/services.ts';
import { fillForm, textIn } from '#src/browser/form-values.ts';
import { useHydrated } from '#src/browser/use-hydrated.ts';
import { href } from '#src/config/routes.ts';
import { newAccountIn } from '#src/features/account/new-account-state.ts';
import { PasswordField } from '#src/features/account/password-field.tsx';
import { RemoteForm } from '#src/forms/remote-form.tsx';
import { TextField } from '#src/forms/text-field.tsx';
import { useDemo } from '#src/ui/frame/demo.ts';
import { PageHeading } from '#src/ui/frame/page-heading.tsx';
import { Notice } from '#src/ui/messages/notice.tsx';
import layout from '#src/ui/styles/layout.module.css';
import styles from './login.module.css';

interface LoginNoticeProps {
  /** Whether the session expired. */
  readonly expired: boolean;
  /** Whether the server refused a call of a visitor. */
  readonly refused: boolean;
  /** Whether the person has just registered. */
  readonly created: boolean;
}

/** Tells a person why they are at the login. */
function LoginNotice({ expired, refused, created }: LoginNoticeProps) {
  if (expired) return <Notice>Tu sesión terminó. Entra de nuevo para continuar.</Notice>;
  if (refused) return <Notice>Entra para continuar: lo que pediste es para quienes tienen cuenta.</Notice>;
  return created ? <Notice>Cuenta creada. Ya puedes entrar.</Notice> : null;
}

const FIELDS = ['email', 'password'] as const;
const TEXTS = { unauthorized: 'El correo o la contraseña no son correctos.' };

/** The login. `SessionFollower` navigates once the session starts. */
export function Login() {
  const { session } = useServices();
  const snapshot = useSelector(session, (state) => state);
  // The session keeps the error of the last login; a new visit to the form hides it.
  const [earlierError] = useState(() => session.getSnapshot().context.error);
  const { state } = useLocation();
  const newAccount = newAccountIn(useHydrated() ? state : null);
  const place = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const demo = useDemo();

  const { error } = snapshot.context;
  const shownError = error === earlierError ? null : error;
  const isWaiting = snapshot.matches('authenticating') || snapshot.matches('authenticated');
  const progress = snapshot.matches('authenticated')
    ? WAIT_STARTED
    : { ...progressOf(snapshot), waiting: isWaiting };

  return (
    <div className={cx(layout.stack, styles.screen)} data-gap="large">
      <div id={headingId}>
        <PageHeading>Entra a tu cuenta</PageHeading>
      </div>
      <LoginNotice
        expired={snapshot.matches('expired')}
        refused={snapshot.matches('refused')}
        created={newAccount !== null && shownError === null}
      />
      <div ref={place}>
        <RemoteForm
          labelledBy={headingId}
          keptAs={null}
          fields={FIELDS}
          error={shownError}
          texts={TEXTS}
          progress={progress}
          waitingLabel="Entrando…"
          submitLabel="Entrar"
          onSubmit={(data) => {
            session.send({
              type: 'session.login',
              email: textIn(data, 'email'),
              password: textIn(data, 'password'),
            });
          }}
          onCancel={() => {
            session.send({ type: 'session.cancel' });
          }}
        >
          <TextField
            name="email"
            type="email"
            label="Correo electrónico"
            autoComplete="username"
            defaultValue={newAccount ?? ''}
          />
          <PasswordField name="password" label="Contraseña" autoComplete="current-password" />
        </RemoteForm>
      </div>
      <p className={cx(layout.row, styles.links)}>
        <Link to={`${href('access')}#recuperar`} state={state}>
          ¿Olvidaste tu contraseña?
        </Link>
        <Link to={href('access')} state={state}>
          Crea tu cuenta
        </Link>
      </p>
      {demo === null ? null : (
        <div>
          <demo.Accounts
            disabled={isWaiting}
            onPick={(credentials) => {
              const form = place.current?.querySelector('form');
              if (!form) return;
              fillForm(form, credentials);
              form.requestSubmit();
            }}
          />
        </div>
      )}
    </div>
  );
}
