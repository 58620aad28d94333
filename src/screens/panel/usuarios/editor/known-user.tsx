import { useActorRef, useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { rolesMachine } from '#machines/roles.machine.ts';
import { updateUserMachine } from '#machines/user-forms.machine.ts';
import type { User } from '#src/api/contract/user.ts';
import { notify } from '#src/ui/notices/notices.ts';
import { useActorSurroundings } from '../../../support/actor-surroundings.ts';
import { useServices } from '../../../support/services.ts';
import { nameOf } from '../words.ts';
import { AccountForm } from './account-form.tsx';
import { LOCKED_OUT, locksOut } from './lock-out.ts';
import { RoleField } from './role-field.tsx';
import { ROLE_UNKNOWN, roleOf } from './role-of.ts';
import { UserFields } from './user-fields.tsx';
import { USER_FIELDS, valuesIn } from './values-in.ts';

interface KnownUserProps {
  readonly user: User;
  readonly onClose: () => void;
  readonly onSaved: () => void;
  /** Told once it is gone that the list may be out of date. */
  readonly onStale: () => void;
}

/** What is known of somebody who has an account, and their role. */
export function KnownUser({ user, onClose, onSaved, onStale }: KnownUserProps) {
  const surroundings = useActorSurroundings();
  const actor = useActorRef(updateUserMachine, surroundings);
  const roles = useActorRef(rolesMachine, surroundings);
  const { session } = useServices();
  const me = useSelector(session, ({ context }) => context.user);
  const roleList = useSelector(roles, ({ context }) => context.data);
  const [chosen, setChosen] = useState<number | null>();
  const [isHeld, setHeld] = useState(false);
  const rolePlace = useRef<HTMLDivElement>(null);
  const sent = useRef<ReturnType<typeof valuesIn>>(null);
  const isRoleUnknown = user.roles.length > 0 && roleOf(user, roleList ?? []) === null;
  const role = chosen === null ? null : roleList?.find(({ id }) => id === chosen);
  const lockOut = locksOut(me, user, role) ? LOCKED_OUT : null;
  const refusal = isHeld && isRoleUnknown && typeof chosen !== 'number' ? ROLE_UNKNOWN : lockOut;
  return (
    <AccountForm
      actor={actor}
      exists
      title={`Editar a ${nameOf(user)}`}
      fields={USER_FIELDS}
      waitingLabel="Guardando los cambios…"
      submitLabel="Guardar cambios"
      onSubmit={(data) => {
        const values = valuesIn(data);
        const isErasing = isRoleUnknown && values.role_id === null;
        if (isErasing) setHeld(true);
        if (isErasing || lockOut !== null) {
          focusWithin(rolePlace.current);
          return;
        }
        sent.current = values;
        actor.send({ type: 'form.submit', values: { id: user.id, ...values } });
      }}
      onSaved={() => {
        const { role_id: _role, ...written } = sent.current ?? { role_id: null };
        // Else the frame goes on calling them by what they have just changed.
        if (me?.id === user.id) {
          session.send({ type: 'session.userChanged', user: { ...me, ...known(written) } });
        }
        void notify({ title: `Guardamos los cambios de ${sent.current?.name || nameOf(user)}.` });
        onSaved();
      }}
      onClose={onClose}
      onStale={onStale}
    >
      <UserFields user={user} />
      <RoleField ref={rolePlace} actor={roles} user={user} refusal={refusal} onChoose={setChosen} />
    </AccountForm>
  );
}

/** The list, else the button that asks for it once more; else the place where that is told. */
const focusWithin = (place: HTMLElement | null) =>
  (place?.querySelector<HTMLElement>('select:enabled, button') ?? place)?.focus();

type Written = Partial<Omit<ReturnType<typeof valuesIn>, 'role_id'>>;

/** An empty text says that nothing is known. */
const known = (written: Written): Partial<User> =>
  Object.fromEntries(Object.entries(written).map(([name, value]) => [name, value === '' ? null : value]));
