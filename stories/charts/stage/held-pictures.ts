/** What pictures that are being read wait for: whether the browser can. */
const waiting = new Set<(isReadable: boolean) => void>();

let read: typeof HTMLImageElement.prototype.decode | null = null;

/** From now on the browser reads no picture to cut before whoever walks lets it; what waited is forgotten. */
export function holdPictures(): void {
  waiting.clear();
  read ??= Reflect.get(HTMLImageElement.prototype, 'decode');
  const real = read;
  Object.defineProperty(HTMLImageElement.prototype, 'decode', {
    configurable: true,
    async value(this: HTMLImageElement) {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      waiting.add(resolve);
      if (!(await promise)) throw new DOMException('held back', 'EncodingError');
      await real.call(this);
    },
  });
}

/** Lets the pictures that wait be read, or be none that can be. */
export function endPictureWait(isReadable: boolean): void {
  for (const resolve of waiting) resolve(isReadable);
  waiting.clear();
}
