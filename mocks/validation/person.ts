import * as z from 'zod/mini';
import { distributorPrices } from '#src/content/prices/distributor.ts';
import { readPhone } from '#src/reading/phone.ts';
import type { Fields } from '../requests/body.ts';
import { municipalities } from '../rows/municipality.ts';
import { roles } from '../rows/role.ts';
import { states } from '../rows/state.ts';
import { users } from '../rows/user.ts';
import { roleIds } from '../seeds/roles.ts';
import { nullableId, nullableText, required, requiredId } from './fields.ts';

const MIN_PASSWORD = 8;

/** Whose data a form takes: of the person who fills it in, or of an account that an administrator keeps. */
type Whose = 'own' | 'of account';

/** A well-formed e-mail address. */
const emailOf = (whose: Whose) =>
  required(`Escribe ${whose === 'own' ? 'tu' : 'el'} correo electrónico.`).check(
    z.email('Escribe un correo electrónico válido.'),
  );
export const email = emailOf('own');

/** Whether two addresses are equal, ignoring case. */
export const sameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** An e-mail address that no other user has; the user `exceptId` may keep theirs. */
export const freeEmail = (whose: Whose, exceptId?: number) =>
  emailOf(whose).check(
    z.refine(
      (value) => !users.all().some((user) => user.id !== exceptId && sameEmail(user.email, value)),
      'Este correo ya está registrado.',
    ),
  );

const nameOf = (whose: Whose) =>
  required(`Escribe ${whose === 'own' ? 'tu' : 'el'} nombre.`).check(
    z.maxLength(255, `${whose === 'own' ? 'Tu' : 'El'} nombre es demasiado largo.`),
  );
export const personName = nameOf('own');
export const accountName = nameOf('of account');

const TEN_DIGITS = 'Escribe un teléfono de 10 dígitos.';
/** As the app sends it: ten digits of Mexico, or a plus and the number of another country. */
export const isPhone = (value: string): boolean => 'phone' in readPhone(value);

export const requiredPhone = required('Escribe tu teléfono.').check(z.refine(isPhone, TEN_DIGITS));

export const phone = nullableText.check(z.refine((value) => value === null || isPhone(value), TEN_DIGITS));

/** A new password; Laravel reports a wrong confirmation at the password itself. */
export const newPassword = (whose: Whose, fields: Fields) =>
  required(`Escribe ${whose === 'own' ? 'tu' : 'la'} contraseña.`).check(
    z.minLength(MIN_PASSWORD, `La contraseña debe tener al menos ${String(MIN_PASSWORD)} caracteres.`),
    z.refine((value) => value === fields['password_confirmation'], 'Las contraseñas no coinciden.'),
  );

const stateExists = (id: number | null) => id === null || states.all().some((state) => state.id === id);
const UNKNOWN_STATE = 'Este estado no existe.';

/** The municipality must belong to the state sent with it. */
const belongs = (fields: Fields) => (id: number | null) =>
  id === null ||
  municipalities.all().some((row) => row.id === id && row.state_id === Number(fields['state_id'] ?? NaN));
const WRONG_MUNICIPALITY = 'Este municipio no es del estado que elegiste.';

/** A required state with one of its municipalities. */
export const requiredPlace = (fields: Fields) => ({
  state_id: requiredId('Elige tu estado.').check(z.refine(stateExists, UNKNOWN_STATE)),
  municipality_id: requiredId('Elige tu municipio.').check(z.refine(belongs(fields), WRONG_MUNICIPALITY)),
});

/** An optional state with one of its municipalities. */
export const place = (fields: Fields) => ({
  state_id: nullableId('Elige un estado.').check(z.refine(stateExists, UNKNOWN_STATE)),
  municipality_id: nullableId('Elige un municipio.').check(z.refine(belongs(fields), WRONG_MUNICIPALITY)),
});

/** An existing role. */
export const role = requiredId('Elige un rol.').check(
  z.refine((id) => roles.all().some((row) => row.id === id), 'Este rol no existe.'),
);

const ADDRESS_IS_LONG = 'La dirección va en hasta 255 letras.';
const UNKNOWN_TIER = 'Este nivel de descuento no existe.';
const NO_DEALER = 'Elige a quien distribuye.';

const sentText = z.pipe(
  z.nullable(z.string('Escribe un texto.')),
  z.transform((text) => (text === '' ? null : text)),
);

/** What an administrator alone keeps of an account, as far as it is sent. */
export const business = (ownId?: number) => ({
  address: z.exactOptional(sentText.check(z.refine((text) => (text ?? '').length <= 255, ADDRESS_IS_LONG))),
  tier: z.exactOptional(
    sentText.check(
      z.refine(
        (tier) => tier === null || distributorPrices.tiers.some(({ id }) => id === tier),
        UNKNOWN_TIER,
      ),
    ),
  ),
  network_id: z.exactOptional(
    z
      .nullable(requiredId(NO_DEALER))
      .check(z.refine((id) => id === null || (id !== ownId && isDealer(id)), NO_DEALER)),
  ),
});

const isDealer = (id: number) =>
  users.all().some((user) => user.id === id && user.role_id === roleIds.distribuidor);

export const captcha = required('Confirma que no eres un robot.');
