/** What anybody who is there does first. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'click',
  'scroll',
  'focusin',
  'popstate',
];

const waiting: (() => void)[] = [];

/** Ends every wait for a sign of life: the page is about to change. */
export function wake(): void {
  for (const start of waiting.splice(0)) start();
}

/**
 * Resolves when somebody does something on the page, so that a visit that only looks costs no more than its first
 * screen.
 */
export const signOfLife = () =>
  new Promise<void>((resolve) => {
    const gone = new AbortController();
    waiting.push(() => {
      gone.abort();
      resolve();
    });
    for (const sign of signs) {
      window.addEventListener(sign, wake, { capture: true, passive: true, signal: gone.signal });
    }
  });
