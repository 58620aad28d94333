import { useActorRef } from '@xstate/react';
import { addUserMachine } from '#machines/add-user/add-user.machine.ts';
import { rolesMachine } from '#machines/roles/roles.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import type { User } from '#src/api/contract/user.ts';
import { textIn } from '#src/browser/form-values.ts';
import { FormPassword } from '#src/forms/form-inputs.tsx';
import { notify } from '#src/ui/notices/notices.tsx';
import { AccountForm } from './account-form.tsx';
import { BusinessFields } from './business-fields.tsx';
import { BUSINESS_FIELDS, businessIn } from './business-values.ts';
import { RoleField } from './role-field.tsx';
import { UserFields } from './user-fields.tsx';
import { USER_FIELDS, valuesIn } from './values-in.ts';

interface NewUserProps {
  /** All accounts, as far as they are known. */
  readonly users: readonly User[];
  readonly onClose: () => void;
  readonly onSaved: () => void;
  /** Called on unmount when the list may be out of date. */
  readonly onStale: () => void;
}

/** Creates an account. */
export function NewUser({ users, onClose, onSaved, onStale }: NewUserProps) {
  const surroundings = useActorSurroundings();
  const actor = useActorRef(addUserMachine, surroundings);
  const roles = useActorRef(rolesMachine, surroundings);
  return (
    <AccountForm
      actor={actor}
      exists={false}
      keptAs="usuario-nuevo"
      title="Nuevo usuario"
      fields={[...USER_FIELDS, ...BUSINESS_FIELDS, 'password', 'password_confirmation']}
      waitingLabel="Creando la cuenta…"
      submitLabel="Crear cuenta"
      onSubmit={(data) => {
        actor.send({
          type: 'form.submit',
          values: {
            ...valuesIn(data),
            ...businessIn(data, null),
            password: textIn(data, 'password'),
            password_confirmation: textIn(data, 'password_confirmation'),
          },
        });
      }}
      onSaved={() => {
        const { kept } = actor.getSnapshot().context;
        void notify({ title: `Creamos la cuenta de ${kept?.name || kept?.email || 'este usuario'}.` });
        onSaved();
      }}
      onClose={onClose}
      onStale={onStale}
    >
      <UserFields user={null} />
      <RoleField actor={roles} user={null} refusal={null} onChoose={ignore} />
      <BusinessFields user={null} users={users} />
      <FormPassword
        name="password"
        label="Contraseña"
        autoComplete="new-password"
        description="Entrégasela a la persona; podrá cambiarla en su perfil."
      />
      <FormPassword name="password_confirmation" label="Confirma la contraseña" autoComplete="new-password" />
    </AccountForm>
  );
}

const ignore = () => undefined;
