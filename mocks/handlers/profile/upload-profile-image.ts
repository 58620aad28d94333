import { encodeBase64 } from '../../base64.ts';
import { handle } from '../../handle.ts';
import { invalid } from '../../refusal.ts';
import { images } from '../../rows/image.ts';
import { changeUser, serializeUser } from '../../users.ts';
import { validate } from '../../validation/fields.ts';
import { formatOf, picture } from '../../validation/picture.ts';

/** A new name for every picture, so that none comes from a cache. */
function nextName(userId: number, extension: string): string {
  const previous = images.findFirst((query) => query.where((row) => row.user_id === userId));
  const version = Number(/-(\d+)\./.exec(previous?.name ?? '')?.[1] ?? 0) + 1;
  return `${String(userId)}-${String(version)}.${extension}`;
}

export const uploadProfileImage = handle('uploadProfileImage', async ({ fields, user }) => {
  const { id } = user();
  const { image } = validate(fields, { image: picture });
  const bytes = new Uint8Array(await image.arrayBuffer());
  const format = formatOf(bytes);
  if (!format) throw invalid({ image: ['La foto debe ser una imagen PNG, JPG, GIF o WebP.'] });
  const name = nextName(id, format.extension);
  images.deleteMany((query) => query.where((row) => row.user_id === id));
  await images.create({ name, user_id: id, type: format.type, data: encodeBase64(bytes) });
  return { data: serializeUser(await changeUser(id, { image: `/storage/images/${name}` })) };
});
