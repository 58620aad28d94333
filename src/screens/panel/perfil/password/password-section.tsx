import { useActorRef, useSelector } from '@xstate/react';
import { useId, useRef } from 'react';
import { changePasswordMachine } from '#machines/change-password.machine.ts';
import { notify } from '#src/ui/notices/notices.ts';
import { useActorSurroundings } from '../../../support/actor-surroundings.ts';
import { textIn } from '../../../support/form-values.ts';
import { PasswordField } from '../../../support/password-field.tsx';
import { progressOf } from '../../../support/progress-of.ts';
import { RemoteForm } from '../../../support/remote-form.tsx';
import type { Services } from '../../../support/services.ts';
import { useArrival } from '../../../support/use-arrival.ts';
import cardClasses from '../card.module.css';
import classes from './password-section.module.css';

const FIELDS = ['current_password', 'password', 'password_confirmation'] as const;

/** Another password, for whoever knows the current one. The fields are emptied by success alone. */
export function PasswordSection({ session }: Pick<Services, 'session'>) {
  const email = useSelector(session, ({ context }) => context.user?.email ?? '');
  const actor = useActorRef(changePasswordMachine, useActorSurroundings());
  const snapshot = useSelector(actor, (state) => state);
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  useArrival(
    actor,
    (state) => state.matches('done'),
    () => {
      section.current?.querySelector('form')?.reset();
      void notify({ title: 'Cambiamos tu contraseña', text: 'Úsala la próxima vez que entres.' });
    },
  );
  return (
    <section
      ref={section}
      className={`${cardClasses['card'] ?? ''} ${classes['section'] ?? ''}`}
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className={cardClasses['title']}>
        Cambia tu contraseña
      </h2>
      <p className={cardClasses['hint']}>Primero comprobamos la actual; tu sesión sigue abierta.</p>
      <RemoteForm
        labelledBy={titleId}
        fields={FIELDS}
        error={snapshot.context.error}
        progress={progressOf(snapshot)}
        waitingLabel={
          snapshot.matches('updating') ? 'Guardando tu contraseña…' : 'Comprobando tu contraseña actual…'
        }
        submitLabel="Cambiar contraseña"
        onCancel={() => {
          actor.send({ type: 'form.cancel' });
        }}
        onSubmit={(data) => {
          actor.send({
            type: 'form.submit',
            values: {
              current_password: textIn(data, 'current_password'),
              password: textIn(data, 'password'),
              password_confirmation: textIn(data, 'password_confirmation'),
            },
          });
        }}
      >
        {/* For password managers: whose password it is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="current_password" label="Contraseña actual" autoComplete="current-password" />
        <PasswordField name="password" label="Contraseña nueva" autoComplete="new-password" />
        <PasswordField
          name="password_confirmation"
          label="Repite la contraseña nueva"
          autoComplete="new-password"
        />
      </RemoteForm>
    </section>
  );
}
