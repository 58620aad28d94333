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

/** Only a page that the build wrote can be looked at without us; it bears the name of its route. */
const standsByItself = () =>
  typeof document !== 'undefined' && document.getElementById('root')?.dataset['route'] !== undefined;

let isThere = !standsByItself();

const waiting = new Set<() => void>();
const gone = new AbortController();

/** Whether what a visitor does not see at once is worth its way: somebody is there, or nothing stands yet. */
export const isAlive = (): boolean => isThere;

/** Ends every wait for a sign of life: one came, or the page is about to change. */
export function wake(): void {
  isThere = true;
  gone.abort();
  for (const start of waiting) start();
  waiting.clear();
}

/** Tells of the sign of life that ends the wait, once. @returns what gives up listening */
export function onAlive(start: () => void): () => void {
  waiting.add(start);
  return () => {
    waiting.delete(start);
  };
}

/**
 * Resolves when somebody does something on a page that the build wrote, so that a visit that only looks costs no more
 * than its first screen; at once on any other, and once somebody did.
 */
export const signOfLife = (): Promise<void> =>
  isThere
    ? Promise.resolve()
    : new Promise((resolve) => {
        onAlive(resolve);
      });

if (!isThere) {
  for (const sign of signs) {
    window.addEventListener(sign, wake, { capture: true, passive: true, signal: gone.signal });
  }
}
