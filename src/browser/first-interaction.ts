/** Events that show that a visitor uses the page. */
const interactions = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'click',
  'scroll',
  'focusin',
  'popstate',
];

/** Whether the build prerendered the page: its root then names the route. */
const isPrerendered = () =>
  typeof document !== 'undefined' && document.getElementById('root')?.dataset['route'] !== undefined;

/** Whether the visitor used the page before this script ran. */
const wasUsedBefore = () =>
  typeof navigator !== 'undefined' && 'userActivation' in navigator && navigator.userActivation.hasBeenActive;

let interacted = !isPrerendered() || wasUsedBefore();

const waiting = new Set<() => void>();
const stop = new AbortController();

/**
 * Whether to load what is not visible yet: true once the visitor uses the page, and on a page that is not
 * prerendered.
 */
export const hasInteracted = (): boolean => interacted;

/** Ends every wait for an interaction: the visitor used the page, or the page is about to change. */
export function noteInteraction(): void {
  interacted = true;
  stop.abort();
  for (const listener of waiting) listener();
  waiting.clear();
}

/** Calls the listener once, at the first interaction. @returns the function that removes it */
export function onFirstInteraction(listener: () => void): () => void {
  waiting.add(listener);
  return () => {
    waiting.delete(listener);
  };
}

/**
 * Resolves at the first interaction with a prerendered page, so that a visitor who only reads loads no more than the
 * first screen. Resolves at once on any other page.
 */
export const firstInteraction = (): Promise<void> =>
  interacted
    ? Promise.resolve()
    : new Promise((resolve) => {
        onFirstInteraction(resolve);
      });

/** Whether the pointer only rests on the page: browsers report it as a move without distance when the page appears. */
const isResting = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

if (!interacted) {
  const listener = (event: Event) => {
    if (!isResting(event)) noteInteraction();
  };
  for (const name of interactions) {
    window.addEventListener(name, listener, { capture: true, passive: true, signal: stop.signal });
  }
}
