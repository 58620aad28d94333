import { handle } from '../../handle.ts';
import { required, validate } from '../../validation/fields.ts';

export const checkPassword = handle('checkPassword', ({ fields, user }) => {
  const sent = validate(fields, { current_password: required('Escribe tu contraseña actual.') });
  return { valid: sent.current_password === user().password };
});
