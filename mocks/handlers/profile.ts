import * as z from 'zod/mini';
import { encodeBase64 } from '../requests/base64.ts';
import type { Answers } from '../requests/handle.ts';
import { invalid } from '../requests/refusal.ts';
import { uploads } from '../rows/upload.ts';
import { changeUser, serializeUser } from '../users.ts';
import { required, validate } from '../validation/fields.ts';
import { freeEmail, newPassword, personName, phone, place } from '../validation/person.ts';
import { formatOf, picture } from '../validation/picture.ts';

/** Returns a new name for every picture, so that no cached picture is shown. */
function nextName(userId: number, extension: string): string {
  const previous = uploads.findFirst((query) => query.where((row) => row.user_id === userId));
  const version = Number(/-(\d+)\./.exec(previous?.name ?? '')?.[1] ?? 0) + 1;
  return `${String(userId)}-${String(version)}.${extension}`;
}

export const profileAnswers: Answers<'profile'> = {
  checkPassword: ({ fields, user }) => {
    const sent = validate(fields, { current_password: required('Escribe tu contraseña actual.') });
    return { valid: sent.current_password === user().password };
  },
  currentUser: ({ user }) => ({ data: serializeUser(user()) }),
  updatePassword: async ({ fields, user }) => {
    const { id, password: current } = user();
    const { password } = validate(fields, {
      current_password: required('Escribe tu contraseña actual.').check(
        z.refine((value) => value === current, 'La contraseña actual no es correcta.'),
      ),
      password: newPassword('own', fields),
    });
    await changeUser(id, { password });
    return { message: 'Contraseña actualizada.' };
  },
  updateProfile: async ({ fields, user }) => {
    const { id } = user();
    const changes = validate(fields, {
      name: personName,
      email: freeEmail('own', id),
      phone,
      ...place(fields),
    });
    return { data: serializeUser(await changeUser(id, changes)) };
  },
  uploadProfileImage: async ({ fields, user }) => {
    const { id } = user();
    const { image } = validate(fields, { image: picture });
    const bytes = new Uint8Array(await image.arrayBuffer());
    const format = formatOf(bytes);
    if (!format) throw invalid({ image: ['La foto debe ser una imagen PNG, JPG, GIF o WebP.'] });
    const name = nextName(id, format.extension);
    uploads.deleteMany((query) => query.where((row) => row.user_id === id));
    await uploads.create({ name, user_id: id, type: format.type, data: encodeBase64(bytes) });
    return { data: serializeUser(await changeUser(id, { image: `/storage/images/${name}` })) };
  },
};
