import { expect, it } from 'vitest';
import { reducePicture } from '#src/screens/panel/perfil/picture/reduce-picture.ts';
import { makePicture, makePictureOf } from '#stories/support/steps/profile.tsx';

const MEGABYTE = 1_000_000;

const reduce = (file: Blob, edge: number) =>
  reducePicture({ file, area: { x: 10, y: 20, width: edge, height: edge } });

it('a picture of 50 MB becomes a small JPEG of at most 1024 px', async () => {
  const picture = await makePictureOf({ width: 3_000, height: 2_000 });
  const heavy = new File([picture, new Uint8Array(50 * MEGABYTE)], 'enorme.png', { type: 'image/png' });
  const reduced = await reduce(heavy, 1_900);
  expect(reduced.type).toBe('image/jpeg');
  expect(reduced.size).toBeLessThan(MEGABYTE);
  const { width, height } = await createImageBitmap(reduced);
  expect([width, height]).toEqual([1_024, 1_024]);
});

it('a small picture keeps its size', async () => {
  const { width, height } = await createImageBitmap(await reduce(await makePicture(), 200));
  expect([width, height]).toEqual([200, 200]);
});

it('a file that is not a picture is rejected', async () => {
  const broken = new File(['hola'], 'rota.jpg', { type: 'image/jpeg' });
  await expect(reduce(broken, 100)).rejects.toMatchObject({ name: 'EncodingError' });
});
