import { useActorRef } from '@xstate/react';
import { useRef } from 'react';
import { rolesMachine } from '#machines/roles.machine.ts';
import { addUserMachine } from '#machines/user-forms.machine.ts';
import { notify } from '#src/ui/notices/notices.ts';
import { useActorSurroundings } from '../../../support/actor-surroundings.ts';
import { textIn } from '../../../support/form-values.ts';
import { PasswordField } from '../../../support/password-field.tsx';
import { AccountForm } from './account-form.tsx';
import { RoleField } from './role-field.tsx';
import { UserFields } from './user-fields.tsx';
import { USER_FIELDS, valuesIn } from './values-in.ts';

interface NewUserProps {
  readonly onClose: () => void;
  readonly onSaved: () => void;
  /** Told once it is gone that the list may be out of date. */
  readonly onStale: () => void;
}

/** An account for somebody who has none. */
export function NewUser({ onClose, onSaved, onStale }: NewUserProps) {
  const surroundings = useActorSurroundings();
  const actor = useActorRef(addUserMachine, surroundings);
  const roles = useActorRef(rolesMachine, surroundings);
  const sentName = useRef('');
  return (
    <AccountForm
      actor={actor}
      exists={false}
      title="Nuevo usuario"
      fields={[...USER_FIELDS, 'password', 'password_confirmation']}
      waitingLabel="Creando la cuenta…"
      submitLabel="Crear cuenta"
      onSubmit={(data) => {
        const values = valuesIn(data);
        sentName.current = values.name || values.email || 'este usuario';
        actor.send({
          type: 'form.submit',
          values: {
            ...values,
            password: textIn(data, 'password'),
            password_confirmation: textIn(data, 'password_confirmation'),
          },
        });
      }}
      onSaved={() => {
        void notify({ title: `Creamos la cuenta de ${sentName.current}.` });
        onSaved();
      }}
      onClose={onClose}
      onStale={onStale}
    >
      <UserFields user={null} />
      <RoleField actor={roles} user={null} refusal={null} onChoose={nothing} />
      <PasswordField
        name="password"
        label="Contraseña"
        autoComplete="new-password"
        description="Entrégasela a la persona; podrá cambiarla en su perfil."
      />
      <PasswordField
        name="password_confirmation"
        label="Confirma la contraseña"
        autoComplete="new-password"
      />
    </AccountForm>
  );
}

const nothing = () => undefined;
