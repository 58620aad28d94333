/** What pictures that are being read wait for: whether the browser can. */
const waiting = new Set<(isReadable: boolean) => void>();

let read: typeof HTMLImageElement.prototype.decode | null = null;
let isHeld = true;

/** From now on the browser reads no picture to cut or to print before whoever walks lets it; what waited is forgotten. */
export function holdPictures(): void {
  waiting.clear();
  isHeld = true;
  read ??= Reflect.get(HTMLImageElement.prototype, 'decode');
  const real = read;
  Object.defineProperty(HTMLImageElement.prototype, 'decode', {
    configurable: true,
    async value(this: HTMLImageElement) {
      if (isHeld && !(await wait())) throw new DOMException('held back', 'EncodingError');
      await real.call(this);
    },
  });
}

function wait(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  waiting.add(resolve);
  return promise;
}

/** Lets the pictures that wait be read, or be none that can be. */
export function endPictureWait(isReadable: boolean): void {
  for (const resolve of waiting) resolve(isReadable);
  waiting.clear();
}

/** Lets the pictures that wait be read, and all that come until they are held again. */
export function letPicturesPass(): void {
  isHeld = false;
  endPictureWait(true);
}
