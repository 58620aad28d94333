import { expect, it } from 'vitest';
import { prepareWorld, restoreWorld } from '#stories/charts/stage/world.ts';
import { makePictureOf } from '#stories/support/steps/profile.tsx';

it('the browser reads pictures, lists and positions itself again after a walk', async () => {
  await prepareWorld({ name: 'sin sesión', input: null });
  restoreWorld();
  const picture = new Image();
  picture.src = URL.createObjectURL(await makePictureOf({ width: 10, height: 10 }));
  await picture.decode();
  URL.revokeObjectURL(picture.src);
  expect(picture.naturalWidth).toBe(10);
  expect((await new File(['a'], 'lista.csv').arrayBuffer()).byteLength).toBe(1);
  expect(Object.hasOwn(navigator, 'geolocation')).toBe(false);
});
