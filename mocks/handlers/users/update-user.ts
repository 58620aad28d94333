import { handle } from '../../handle.ts';
import { changeUser, findUser, serializeUser } from '../../users.ts';
import { validate } from '../../validation/fields.ts';
import { freeEmail, personName, phone, place, role } from '../../validation/person.ts';
import { sameId } from '../../validation/same-id.ts';

export const updateUser = handle('updateUser', async ({ id, fields }) => {
  const { id: target } = findUser(id());
  const { id: _same, ...changes } = validate(fields, {
    id: sameId(target),
    name: personName,
    email: freeEmail(target),
    phone,
    ...place(fields),
    role_id: role,
  });
  return { data: serializeUser(await changeUser(target, changes)) };
});
