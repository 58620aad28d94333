import { replaceMethod } from '../replace-method.ts';

/** The content of the list file that is being read, once the tester chooses it. */
let content = Promise.withResolvers<string>();

let restore: (() => void) | null = null;

/** Holds list files from now on until the tester chooses their content; drops those that wait. */
export function holdLists(): void {
  content = Promise.withResolvers();
  restore ??= replaceMethod(
    File.prototype,
    'arrayBuffer',
    (real) =>
      async function arrayBuffer(this: File) {
        if (!this.name.endsWith('.csv')) return real.call(this);
        const awaited = content;
        const text = await awaited.promise;
        // The content of the next list is not chosen yet.
        if (content === awaited) content = Promise.withResolvers();
        return new TextEncoder().encode(text).buffer;
      },
  );
}

/** Sets the content of the list that is being read, now or once its reader asks. */
export function endListWait(text: string): void {
  content.resolve(text);
}

/** Restores the browser's own method of reading files. */
export function stopHoldingLists(): void {
  restore?.();
  restore = null;
}
