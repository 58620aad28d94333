import { handle } from '../../handle.ts';
import { Refusal } from '../../refusal.ts';
import { users } from '../../rows/user.ts';
import { openSession } from '../../sessions.ts';
import { serializeUser } from '../../users.ts';
import { required, validate } from '../../validation/fields.ts';
import { sameEmail } from '../../validation/person.ts';

const credentials = {
  email: required('Escribe tu correo electrónico.'),
  password: required('Escribe tu contraseña.'),
};

export const login = handle('login', async ({ fields }) => {
  const { email, password } = validate(fields, credentials);
  const user = users.all().find((row) => sameEmail(row.email, email));
  if (user?.password !== password) throw new Refusal(401, 'Correo o contraseña incorrectos.');
  if (!user.active) throw new Refusal(403, 'Tu cuenta está inactiva. Escríbenos para activarla.');
  return { token: await openSession(user.id), user: serializeUser(user) };
});
