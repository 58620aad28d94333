import { contract, type CallName } from '#src/api/contract/index.ts';
import type { Messages } from '../requests/refusal.ts';

/** Validation errors by field, valid for any value. */
const sentences: Readonly<Record<string, string>> = {
  name: 'Escribe el nombre completo.',
  email: 'Este correo no es válido.',
  password: 'La contraseña debe tener al menos 8 caracteres.',
  current_password: 'La contraseña actual no es correcta.',
  phone: 'Escribe un teléfono de 10 dígitos.',
  state_id: 'Elige tu estado.',
  municipality_id: 'Este municipio no es del estado que elegiste.',
  role_id: 'Elige un rol.',
  captcha: 'Confirma que no eres un robot.',
  image: 'La foto debe ser una imagen PNG, JPG, GIF o WebP.',
  lat: 'La latitud va de -90 a 90 grados.',
  lng: 'La longitud va de -180 a 180 grados.',
};

/**
 * Fields without their own error: Laravel reports a wrong confirmation at the password, and no error for the id.
 */
const FIELDS_WITHOUT_ERROR = new Set(['id', 'password_confirmation']);

/** Returns one validation error for every field of a call. */
export function fieldErrorsOf(call: CallName): Messages {
  const fields = Object.keys(contract[call].input.shape).filter((field) => !FIELDS_WITHOUT_ERROR.has(field));
  return Object.fromEntries(fields.map((field) => [field, [sentences[field] ?? 'Este dato no es válido.']]));
}
