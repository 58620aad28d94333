import type { Answers } from '../requests/handle.ts';
import { Refusal } from '../requests/refusal.ts';
import { users } from '../rows/user.ts';
import { roleIds } from '../seeds/roles.ts';
import { openSession, revokeSession } from '../sessions.ts';
import { changeUser, createUser, serializeUser } from '../users.ts';
import { required, validate } from '../validation/fields.ts';
import {
  captcha,
  email,
  freeEmail,
  newPassword,
  personName,
  requiredPhone,
  requiredPlace,
  sameEmail,
} from '../validation/person.ts';

const credentials = {
  email: required('Escribe tu correo electrónico.'),
  password: required('Escribe tu contraseña.'),
};

export const accessAnswers: Answers<'access'> = {
  login: async ({ fields }) => {
    const sent = validate(fields, credentials);
    const user = users.all().find((row) => sameEmail(row.email, sent.email));
    if (user?.password !== sent.password) throw new Refusal(401, 'Correo o contraseña incorrectos.');
    if (!user.active) throw new Refusal(403, 'Tu cuenta está inactiva. Escríbenos para activarla.');
    const seen = await changeUser(user.id, { last_login_at: new Date().toISOString() });
    return { token: await openSession(user.id), user: serializeUser(seen) };
  },
  logout: async ({ token }) => {
    await revokeSession(token());
    return { message: 'Sesión cerrada.' };
  },
  register: async ({ fields }) => {
    const { captcha: _solved, ...person } = validate(fields, {
      name: personName,
      email: freeEmail('own'),
      password: newPassword('own', fields),
      phone: requiredPhone,
      ...requiredPlace(fields),
      captcha,
    });
    return { data: serializeUser(await createUser({ ...person, role_id: roleIds.cliente })) };
  },
  /** The reply is the same for every address, so that it does not reveal whether the address is registered. */
  sendRecoverEmail: ({ fields }) => {
    validate(fields, { email, captcha });
    return { message: 'Si el correo está registrado, te enviamos cómo recuperar tu acceso.' };
  },
};
