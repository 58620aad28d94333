import { useActorRef, useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { rolesMachine } from '#machines/roles/roles.machine.ts';
import { updateUserMachine, type UserChanges } from '#machines/update-user/update-user.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useServices } from '#src/actor-hooks/services.ts';
import type { User } from '#src/api/contract/user.ts';
import { notify } from '#src/ui/notices/notices.tsx';
import { nameOf } from '../user-texts.ts';
import { AccountForm } from './account-form.tsx';
import { BusinessFields } from './business-fields.tsx';
import { BUSINESS_FIELDS, businessIn } from './business-values.ts';
import { LOCKED_OUT, locksOut } from './lock-out.ts';
import { PLACE_FIELDS, placeIn } from './place-in.ts';
import { PlaceSection } from './place-section.tsx';
import { RoleField } from './role-field.tsx';
import { ROLE_UNKNOWN, roleOf } from './role-of.ts';
import { UserFields } from './user-fields.tsx';
import { USER_FIELDS, valuesIn } from './values-in.ts';

interface EditUserProps {
  readonly user: User;
  /** All accounts, as far as they are known. */
  readonly users: readonly User[];
  readonly onClose: () => void;
  readonly onSaved: () => void;
  /** Called on unmount when the list may be out of date. */
  readonly onStale: () => void;
}

/** Edits the data, the role and the place of an account. */
export function EditUser({ user, users, onClose, onSaved, onStale }: EditUserProps) {
  const surroundings = useActorSurroundings();
  const actor = useActorRef(updateUserMachine, surroundings);
  const roles = useActorRef(rolesMachine, surroundings);
  const { session } = useServices();
  const me = useSelector(session, ({ context }) => context.user);
  const roleList = useSelector(roles, ({ context }) => context.data);
  const [chosen, setChosen] = useState<number | null>();
  const isHeld = useSelector(actor, ({ context }) => context.isHeld);
  const rolePlace = useRef<HTMLDivElement>(null);
  const current = roleOf(user, roleList ?? []);
  const isRoleUnknown = user.roles.length > 0 && current === null;
  const role = chosen === null ? null : roleList?.find(({ id }) => id === chosen);
  const lockOut = locksOut(me, user, role) ? LOCKED_OUT : null;
  const refusal = isHeld && isRoleUnknown && typeof chosen !== 'number' ? ROLE_UNKNOWN : lockOut;
  return (
    <AccountForm
      actor={actor}
      exists
      keptAs={`usuario-${String(user.id)}`}
      title={`Editar a ${nameOf(user)}`}
      fields={[...USER_FIELDS, ...BUSINESS_FIELDS, ...PLACE_FIELDS]}
      waitingLabel="Guardando los cambios…"
      submitLabel="Guardar cambios"
      onSubmit={(data) => {
        const values = { ...valuesIn(data), ...businessIn(data, user) };
        const isErasing = isRoleUnknown && values.role_id === null;
        const risk = isErasing ? 'role-unknown' : lockOut === null ? null : 'locks-out';
        actor.send({
          type: 'form.submit',
          values: { user: { id: user.id, ...values }, place: placeIn(data, user), risk },
        });
        if (actor.getSnapshot().context.isHeld) focusWithin(rolePlace.current);
      }}
      onSaved={() => {
        const saved = actor.getSnapshot().context.kept;
        // The panel frame shows the name and e-mail of the session.
        if (me?.id === user.id && saved !== null) {
          session.send({ type: 'session.userChanged', user: { ...me, ...savedFields(saved) } });
        }
        void notify({ title: `Guardamos los cambios de ${saved?.name || nameOf(user)}.` });
        onSaved();
      }}
      onClose={onClose}
      onStale={onStale}
    >
      <UserFields user={user} />
      <RoleField ref={rolePlace} actor={roles} user={user} refusal={refusal} onChoose={setChosen} />
      <BusinessFields user={user} users={users} />
      <PlaceSection user={user} />
    </AccountForm>
  );
}

/** Focuses the role list, else its retry button, else the message. */
const focusWithin = (place: HTMLElement | null) =>
  (place?.querySelector<HTMLElement>('[role=combobox]:enabled, button') ?? place)?.focus();

type Saved = Omit<UserChanges['user'], 'id' | 'role_id'>;

/** Empty texts become null. */
const savedFields = (saved: Saved): Partial<User> =>
  Object.fromEntries(Object.entries(saved).map(([name, value]) => [name, value === '' ? null : value]));
