import * as z from 'zod/mini';
import { handle } from '../../handle.ts';
import { required, validate } from '../../validation/fields.ts';
import { captcha, email, personName, phone } from '../../validation/person.ts';

const MOST_LETTERS = 2_000;

const message = required('Escribe tu mensaje.').check(
  z.maxLength(MOST_LETTERS, `Tu mensaje puede tener hasta ${MOST_LETTERS.toLocaleString('es-MX')} letras.`),
);

export const sendMessage = handle('sendMessage', ({ fields }) => {
  validate(fields, { name: personName, email, phone, message, captcha });
  return { message: 'Recibimos tu mensaje.' };
});
