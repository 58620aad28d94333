import { handle } from '../../handle.ts';
import { validate } from '../../validation/fields.ts';
import { captcha, email } from '../../validation/person.ts';

/** Whether an address is registered is nobody's business: the answer is the same. */
export const sendRecoverEmail = handle('sendRecoverEmail', ({ fields }) => {
  validate(fields, { email, captcha });
  return { message: 'Si el correo está registrado, te enviamos cómo recuperar tu acceso.' };
});
