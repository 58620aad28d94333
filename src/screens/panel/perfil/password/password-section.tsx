import { Text, Title } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { useId, useRef } from 'react';
import { changePasswordMachine } from '#machines/change-password/change-password.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { progressOf } from '#src/actor-hooks/progress-of.ts';
import type { Services } from '#src/actor-hooks/services.ts';
import { useArrival } from '#src/actor-hooks/use-arrival.ts';
import { textIn } from '#src/browser/form-values.ts';
import { FormPassword } from '#src/forms/form-inputs.tsx';
import { RemoteForm } from '#src/forms/remote-form.tsx';
import { notify } from '#src/ui/notices/notices.tsx';
import { ProfileCard } from '../profile-card.tsx';

const FIELDS = ['current_password', 'password', 'password_confirmation'] as const;

/** Changes the password of a person who knows the current one. Only a success empties the fields. */
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
    <ProfileCard ref={section} labelledBy={titleId} maw="32rem">
      <Title order={2} fz="lg" id={titleId}>
        Cambia tu contraseña
      </Title>
      <Text c="dimmed" fz="md">
        Primero comprobamos la actual; tu sesión sigue abierta.
      </Text>
      <RemoteForm
        labelledBy={titleId}
        keptAs={null}
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
        {/* Tells password managers the account. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <FormPassword name="current_password" label="Contraseña actual" autoComplete="current-password" />
        <FormPassword name="password" label="Contraseña nueva" autoComplete="new-password" />
        <FormPassword
          name="password_confirmation"
          label="Repite la contraseña nueva"
          autoComplete="new-password"
        />
      </RemoteForm>
    </ProfileCard>
  );
}
