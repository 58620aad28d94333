import { useSelector } from '@xstate/react';
import { use, type Ref } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { rolesMachine } from '#machines/roles.machine.ts';
import type { User } from '#src/api/contract/user.ts';
import { FormStateContext } from '../../../support/form-state.ts';
import { OptionsNote } from '../../../support/options-note.tsx';
import { SelectField } from '../../../support/select-field.tsx';
import { roleOf } from './role-of.ts';
import classes from './user-editor.module.css';

interface RoleFieldProps {
  readonly actor: ActorRefFrom<typeof rolesMachine>;
  /** Whose role it is; null for somebody who is still to be. */
  readonly user: User | null;
  /** Why the role that is chosen cannot be given. */
  readonly refusal: string | null;
  readonly onChoose: (id: number | null) => void;
  readonly ref?: Ref<HTMLDivElement>;
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('es-MX') + text.slice(1);

/** The role of an account, of those that the server has. */
export function RoleField({ actor, user, refusal, onChoose, ref }: RoleFieldProps) {
  const roles = useSelector(actor, ({ context }) => context.data) ?? [];
  const hasNone = useSelector(
    actor,
    (snapshot) => snapshot.matches('ready') && snapshot.context.data?.length === 0,
  );
  const form = use(FormStateContext);
  const current = roleOf(user, roles);
  const named = user?.roles[0]?.name;
  const others = (user?.roles.length ?? 0) - 1;
  return (
    <FormStateContext
      value={refusal === null ? form : { ...form, messages: { ...form.messages, role_id: [refusal] } }}
    >
      <div ref={ref} tabIndex={-1}>
        <SelectField
          // A name becomes an id once the roles are there, which nobody has chosen from before.
          key={current}
          name="role_id"
          label="Rol"
          placeholder={current === null && named ? capital(named) : 'Elige un rol'}
          autoComplete="off"
          options={roles.map(({ id, name }) => ({ id, name: capital(name) }))}
          current={current}
          onChoose={onChoose}
        >
          <OptionsNote actor={actor} loading="Cargando los roles…" />
        </SelectField>
        {hasNone ? (
          <p className={classes['note']}>Tu servidor no tiene roles todavía. Pide que los den de alta.</p>
        ) : null}
        {others > 0 ? (
          <p className={classes['note']}>Tiene {others + 1} roles. Al guardar queda solo el que elijas.</p>
        ) : null}
      </div>
    </FormStateContext>
  );
}
