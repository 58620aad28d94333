import { Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { use, useEffect, useEffectEvent, useMemo, type ReactNode, type Ref } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { rolesMachine } from '#machines/roles/roles.machine.ts';
import type { Role, User } from '#src/api/contract/user.ts';
import { OptionsNote } from '#src/features/account/options-note.tsx';
import { FormStateContext } from '#src/forms/form-state.ts';
import { SelectField } from '#src/forms/select-field.tsx';
import { typedId, useTypedValues } from '#src/forms/typed-values.ts';
import { roleOf } from './role-of.ts';

interface RoleFieldProps {
  readonly actor: ActorRefFrom<typeof rolesMachine>;
  /** The account; null for a new one. */
  readonly user: User | null;
  /** Why the chosen role cannot be saved; null when it can. */
  readonly refusal: string | null;
  readonly onChoose: (id: number | null) => void;
  readonly ref?: Ref<HTMLDivElement>;
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('es-MX') + text.slice(1);

const NO_ROLES: readonly Role[] = [];

/** Chooses the role of an account. */
export function RoleField({ actor, user, refusal, onChoose, ref }: RoleFieldProps) {
  const roles = useSelector(actor, ({ context }) => context.data) ?? NO_ROLES;
  const options = useMemo(() => roles.map(({ id, name }) => ({ id, name: capital(name) })), [roles]);
  const hasNone = useSelector(
    actor,
    (snapshot) => snapshot.matches('ready') && snapshot.context.data?.length === 0,
  );
  const form = use(FormStateContext);
  const typed = typedId(useTypedValues(), 'role_id');
  const known = roleOf(user, roles);
  const current = typed === undefined ? known : typed;
  const report = useEffectEvent(onChoose);
  useEffect(() => {
    if (typed !== undefined) report(typed);
  }, [typed]);
  const named = user?.roles[0]?.name;
  const others = (user?.roles.length ?? 0) - 1;
  return (
    <FormStateContext
      value={refusal === null ? form : { ...form, messages: { ...form.messages, role_id: [refusal] } }}
    >
      <div ref={ref} tabIndex={-1}>
        <SelectField
          // The name of the role becomes an id once the roles have loaded; until then the person cannot choose.
          key={current}
          name="role_id"
          label="Rol"
          placeholder={current === null && named ? capital(named) : 'Elige un rol'}
          autoComplete="off"
          options={options}
          current={current}
          onChoose={onChoose}
        >
          <OptionsNote actor={actor} loading="Cargando los roles…" />
        </SelectField>
        {hasNone ? <Note>Tu servidor no tiene roles todavía. Pide que los den de alta.</Note> : null}
        {others > 0 ? <Note>Tiene {others + 1} roles. Al guardar queda solo el que elijas.</Note> : null}
      </div>
    </FormStateContext>
  );
}

const Note = ({ children }: { readonly children: ReactNode }) => (
  <Text c="dimmed" fz="sm" mt={6}>
    {children}
  </Text>
);
