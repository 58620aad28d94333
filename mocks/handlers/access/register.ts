import { handle } from '../../handle.ts';
import { roleIds } from '../../seeds/roles.ts';
import { createUser, serializeUser } from '../../users.ts';
import { validate } from '../../validation/fields.ts';
import {
  captcha,
  freeEmail,
  newPassword,
  personName,
  requiredPhone,
  requiredPlace,
} from '../../validation/person.ts';

export const register = handle('register', async ({ fields }) => {
  const { captcha: _solved, ...person } = validate(fields, {
    name: personName,
    email: freeEmail(),
    password: newPassword(fields),
    phone: requiredPhone,
    ...requiredPlace(fields),
    captcha,
  });
  return { data: serializeUser(await createUser({ ...person, role_id: roleIds.cliente })) };
});
