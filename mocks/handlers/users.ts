import type { Answers } from '../requests/handle.ts';
import { invalid } from '../requests/refusal.ts';
import { roles } from '../rows/role.ts';
import { users } from '../rows/user.ts';
import { revokeSessionsOf } from '../sessions.ts';
import { changeUser, createUser, findUser, serializeUser } from '../users.ts';
import { degrees, validate } from '../validation/fields.ts';
import { accountName, freeEmail, newPassword, phone, place, role } from '../validation/person.ts';
import { sameId } from '../validation/same-id.ts';

export const usersAnswers: Answers<'users'> = {
  addUser: async ({ fields }) => {
    const person = validate(fields, {
      name: accountName,
      email: freeEmail('of account'),
      password: newPassword('of account', fields),
      phone,
      ...place(fields),
      role_id: role,
    });
    return { data: serializeUser(await createUser(person)) };
  },
  users: () => ({
    data: users
      .all()
      .map(serializeUser)
      .toSorted((one, other) => one.id - other.id),
  }),
  roles: () => ({ data: roles.all().map(({ id, name }) => ({ id, name })) }),
  setCoordinates: async ({ id, fields }) => {
    const { id: target } = findUser(id());
    const { lat, lng } = validate(fields, {
      id: sameId(target),
      lat: degrees('Escribe la latitud.', 'La latitud va de -90 a 90 grados.', 90),
      lng: degrees('Escribe la longitud.', 'La longitud va de -180 a 180 grados.', 180),
    });
    return { data: serializeUser(await changeUser(target, { lat, lng })) };
  },
  toggleUserActive: async ({ id, user }) => {
    const { id: target, active } = findUser(id());
    if (target === user().id) throw invalid({ active: ['No puedes desactivar tu propia cuenta.'] });
    if (active) await revokeSessionsOf(target);
    return { data: serializeUser(await changeUser(target, { active: !active })) };
  },
  toggleUserMapActive: async ({ id }) => {
    const { id: target, active_map } = findUser(id());
    return { data: serializeUser(await changeUser(target, { active_map: !active_map })) };
  },
  updateUser: async ({ id, fields }) => {
    const { id: target } = findUser(id());
    const { id: _same, ...changes } = validate(fields, {
      id: sameId(target),
      name: accountName,
      email: freeEmail('of account', target),
      phone,
      ...place(fields),
      role_id: role,
    });
    return { data: serializeUser(await changeUser(target, changes)) };
  },
};
