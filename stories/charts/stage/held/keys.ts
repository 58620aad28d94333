import { seededRandom } from '#mocks/seeds/random.ts';
import { replaceMethod } from '../replace-method.ts';

let random = seededRandom(1);
let uuids = 0;

let restore: (() => void) | null = null;

/** From now on new keys are the same in every walk: what a person did to a new window is done to the same one again. */
export function holdKeys(): void {
  random = seededRandom(1);
  uuids = 0;
  restore ??= replaceKeys();
}

function replaceKeys(): () => void {
  const stops = [
    replaceMethod(crypto, 'getRandomValues', () => (array) => {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (const index of bytes.keys()) bytes[index] = random.whole(0, 255);
      return array;
    }),
    replaceMethod(crypto, 'randomUUID', () => () => {
      uuids += 1;
      return `00000000-0000-4000-8000-${String(uuids).padStart(12, '0')}`;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Restores the browser's own keys. */
export function stopHoldingKeys(): void {
  restore?.();
  restore = null;
}
