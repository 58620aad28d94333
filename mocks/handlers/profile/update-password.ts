import * as z from 'zod/mini';
import { handle } from '../../handle.ts';
import { changeUser } from '../../users.ts';
import { required, validate } from '../../validation/fields.ts';
import { newPassword } from '../../validation/person.ts';

export const updatePassword = handle('updatePassword', async ({ fields, user }) => {
  const { id, password: current } = user();
  const { password } = validate(fields, {
    current_password: required('Escribe tu contraseña actual.').check(
      z.refine((value) => value === current, 'La contraseña actual no es correcta.'),
    ),
    password: newPassword(fields),
  });
  await changeUser(id, { password });
  return { message: 'Contraseña actualizada.' };
});
