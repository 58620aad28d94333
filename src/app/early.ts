import { wake } from '#src/screens/support/sign-of-life.ts';

/** What was pressed or chosen before anything could hear it, held by the page's first script (index.html). */
interface Early {
  /** What was chosen, whether the box was ticked then, or nothing for a button. */
  readonly held: ReadonlyMap<Element, string | boolean | undefined>;
  readonly hold: (event: Event) => void;
}

declare global {
  interface Window {
    /** Missing where a page has no such script: stories, tests. */
    readonly early?: Early;
  }
}

/** How far apart what is done again comes, so that each finds what the one before it changed. */
const APART_MS = 50;
/** How long a part of the page may take to come alive. */
const PATIENCE_MS = 10_000;

const aMoment = () =>
  new Promise((resolve) => {
    setTimeout(resolve, APART_MS);
  });

/** Lets events through from now on. */
export function releaseEvents(): void {
  const { early } = window;
  if (early === undefined) return;
  window.removeEventListener('click', early.hold, true);
  window.removeEventListener('change', early.hold, true);
}

/**
 * Whether React has taken over the part of the page that this is in. It does so at an event if it can, and stops the
 * event on its way if it cannot; nothing else listens to this one.
 */
function isTakenOver(one: Element): boolean {
  let heard = false;
  const hear = () => {
    heard = true;
  };
  one.addEventListener('auxclick', hear);
  one.dispatchEvent(new Event('auxclick', { bubbles: true }));
  one.removeEventListener('auxclick', hear);
  return heard;
}

/** By then the part shows again what it began with. */
function doAgain(one: Element, wanted: string | boolean | undefined): void {
  if (one instanceof HTMLSelectElement && typeof wanted === 'string') {
    one.value = wanted;
    one.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (one instanceof HTMLInputElement) {
    if (one.checked !== wanted) one.click();
  } else if (one instanceof HTMLElement) one.click();
}

/** Does once more what was done before the page was alive: a button that was pressed five times is pressed once. */
export async function replayEarly(): Promise<void> {
  const { early } = window;
  if (early === undefined) return;
  releaseEvents();
  if (early.held.size > 0) wake();
  const latest = Date.now() + PATIENCE_MS;
  for (const [one, wanted] of early.held) {
    while (one.isConnected && Date.now() < latest && !isTakenOver(one)) await aMoment();
    if (one.isConnected) doAgain(one, wanted);
    await aMoment();
  }
}
