import { activity, noteChanges, noteNewAccount } from '../activity.ts';
import type { Answers } from '../requests/handle.ts';
import { invalid } from '../requests/refusal.ts';
import { roles } from '../rows/role.ts';
import { users, type UserRow } from '../rows/user.ts';
import { revokeSessionsOf } from '../sessions.ts';
import { changeUser, createUser, findUser, serializeUser } from '../users.ts';
import { degrees, validate } from '../validation/fields.ts';
import { accountName, business, freeEmail, newPassword, phone, place, role } from '../validation/person.ts';
import { sameId } from '../validation/same-id.ts';

/** Changes an account, notes what changed and who did it, and returns it as the server sends it. */
async function change(by: UserRow, id: number, changes: Partial<UserRow>) {
  const old = { ...findUser(id) };
  const now = await changeUser(id, changes);
  await noteChanges(by, old, now);
  return { data: serializeUser(now) };
}

export const usersAnswers: Answers<'users'> = {
  activity: () => ({ data: activity() }),
  addUser: async ({ fields, user }) => {
    const person = validate(fields, {
      name: accountName,
      email: freeEmail('of account'),
      password: newPassword('of account', fields),
      phone,
      ...place(fields),
      role_id: role,
      ...business(),
    });
    const created = await createUser(person);
    await noteNewAccount(user(), created);
    return { data: serializeUser(created) };
  },
  users: () => ({
    data: users
      .all()
      .map(serializeUser)
      .toSorted((one, other) => one.id - other.id),
  }),
  roles: () => ({ data: roles.all().map(({ id, name }) => ({ id, name })) }),
  setCoordinates: ({ id, fields, user }) => {
    const { id: target } = findUser(id());
    const { lat, lng } = validate(fields, {
      id: sameId(target),
      lat: degrees('Escribe la latitud.', 'La latitud va de -90 a 90 grados.', 90),
      lng: degrees('Escribe la longitud.', 'La longitud va de -180 a 180 grados.', 180),
    });
    return change(user(), target, { lat, lng });
  },
  toggleUserActive: async ({ id, user }) => {
    const { id: target, active } = findUser(id());
    if (target === user().id) throw invalid({ active: ['No puedes desactivar tu propia cuenta.'] });
    if (active) await revokeSessionsOf(target);
    return change(user(), target, { active: !active });
  },
  toggleUserMapActive: ({ id, user }) => {
    const { id: target, active_map } = findUser(id());
    return change(user(), target, { active_map: !active_map });
  },
  updateUser: ({ id, fields, user }) => {
    const { id: target } = findUser(id());
    const { id: _same, ...changes } = validate(fields, {
      id: sameId(target),
      name: accountName,
      email: freeEmail('of account', target),
      phone,
      ...place(fields),
      role_id: role,
      ...business(target),
    });
    return change(user(), target, changes);
  },
};
