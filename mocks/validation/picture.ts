import * as z from 'zod/mini';

const MAX_BYTES = 5 * 1024 * 1024;

/** First bytes of the accepted picture formats. */
const signatures: readonly { type: string; extension: string; starts: readonly (number | null)[] }[] = [
  { type: 'image/png', extension: 'png', starts: [0x89, 0x50, 0x4e, 0x47] },
  { type: 'image/jpeg', extension: 'jpg', starts: [0xff, 0xd8, 0xff] },
  { type: 'image/gif', extension: 'gif', starts: [0x47, 0x49, 0x46, 0x38] },
  {
    type: 'image/webp',
    extension: 'webp',
    starts: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
  },
];

/** Returns the format of a picture by its bytes, whatever its file name; null for a format that is not accepted. */
export const formatOf = (bytes: Uint8Array) =>
  signatures.find(({ starts }) => starts.every((byte, index) => byte === null || byte === bytes[index])) ??
  null;

/** An uploaded picture, validated by its bytes. */
export const picture = z
  .file('Elige una foto.')
  .check(z.maxSize(MAX_BYTES, 'La foto no puede pesar más de 5 MB.'));
