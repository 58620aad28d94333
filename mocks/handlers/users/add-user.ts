import { handle } from '../../handle.ts';
import { createUser, serializeUser } from '../../users.ts';
import { validate } from '../../validation/fields.ts';
import { freeEmail, newPassword, personName, phone, place, role } from '../../validation/person.ts';

export const addUser = handle('addUser', async ({ fields }) => {
  const person = validate(fields, {
    name: personName,
    email: freeEmail(),
    password: newPassword(fields),
    phone,
    ...place(fields),
    role_id: role,
  });
  return { data: serializeUser(await createUser(person)) };
});
