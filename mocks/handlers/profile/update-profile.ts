import { handle } from '../../handle.ts';
import { changeUser, serializeUser } from '../../users.ts';
import { validate } from '../../validation/fields.ts';
import { freeEmail, personName, phone, place } from '../../validation/person.ts';

export const updateProfile = handle('updateProfile', async ({ fields, user }) => {
  const { id } = user();
  const changes = validate(fields, { name: personName, email: freeEmail(id), phone, ...place(fields) });
  return { data: serializeUser(await changeUser(id, changes)) };
});
