import { replaceMethod } from '../replace-method.ts';

/** Whether the browser can read the waiting pictures. */
const waiting = new Set<(isReadable: boolean) => void>();

let restore: (() => void) | null = null;
let isHeld = true;

/** Holds pictures to crop or to print from now on until the tester releases them; drops those that wait. */
export function holdPictures(): void {
  waiting.clear();
  isHeld = true;
  restore ??= replaceMethod(
    HTMLImageElement.prototype,
    'decode',
    (real) =>
      async function decode(this: HTMLImageElement) {
        if (isHeld && !(await wait())) throw new DOMException('held back', 'EncodingError');
        await real.call(this);
      },
  );
}

function wait(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  waiting.add(resolve);
  return promise;
}

/** Releases the waiting pictures, as readable or as broken ones. */
export function endPictureWait(isReadable: boolean): void {
  for (const resolve of waiting) resolve(isReadable);
  waiting.clear();
}

/** Releases the waiting pictures and all that follow, until they are held again. */
export function letPicturesPass(): void {
  isHeld = false;
  endPictureWait(true);
}

/** Restores the browser's own method of decoding pictures. */
export function stopHoldingPictures(): void {
  letPicturesPass();
  restore?.();
  restore = null;
}
