import { contract, type CallName } from '#src/api/contract/index.ts';
import type { Messages } from '../refusal.ts';

/** A sentence that a server could say of a field, whatever was sent in it. */
const sentences: Readonly<Record<string, string>> = {
  name: 'Escribe tu nombre completo.',
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

/** Laravel says of these at another field: at the password itself, or not at all. */
const unsaid = new Set(['id', 'password_confirmation']);

/** What a server complains of when it refuses everything that a call sent, by field. */
export function complaintsOf(call: CallName): Messages {
  const fields = Object.keys(contract[call].input.shape).filter((field) => !unsaid.has(field));
  return Object.fromEntries(fields.map((field) => [field, [sentences[field] ?? 'Este dato no es válido.']]));
}
