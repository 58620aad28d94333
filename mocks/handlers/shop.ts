import * as z from 'zod/mini';
import { answerAsked } from '../asked-windows.ts';
import { otherDealers, serializeDealer } from '../dealers.ts';
import { opinionsOf } from '../opinions.ts';
import type { Answers } from '../requests/handle.ts';
import { users } from '../rows/user.ts';
import { required, validate } from '../validation/fields.ts';
import { captcha, email, personName, phone } from '../validation/person.ts';

/** Maximum length of a message, in characters. */
const MAX_MESSAGE = 2_000;

const message = required('Escribe tu mensaje.').check(
  z.maxLength(MAX_MESSAGE, `Tu mensaje puede tener hasta ${MAX_MESSAGE.toLocaleString('es-MX')} letras.`),
);

export const shopAnswers: Answers<'shop'> = {
  /** Users with an active account whom an administrator made visible on the map, and dealers without an account. */
  dealers: () => ({
    data: [
      ...users
        .all()
        .filter(({ active, active_map }) => active && active_map)
        .map(serializeDealer)
        .toSorted((one, other) => one.id - other.id),
      ...otherDealers,
    ],
  }),
  availability: ({ fields }) => ({ data: answerAsked(fields) }),
  opinions: ({ param }) => ({ data: opinionsOf(param('variant')) }),
  sendMessage: ({ fields }) => {
    validate(fields, { name: personName, email, phone, message, captcha });
    return { message: 'Recibimos tu mensaje.' };
  },
};
