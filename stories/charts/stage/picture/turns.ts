/** How long a picture may work in one turn, in ms. A slow device does a quarter of a fast one's work in it, and no more. */
const TURN_MS = 12;

/** How long an idle turn is waited for, in ms: an app that is never idle is photographed all the same. */
const IDLE_MS = 1_000;

/** Waits until the page has nothing else to do. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: IDLE_MS });
    else setTimeout(resolve, 0);
  });

/** Gives the page its turn. */
export type Turn = () => Promise<void>;

/** Long work that is cut into turns, so that its page goes on. Both wait, and throw the reason why nobody needs it any more. */
export interface Turns {
  /** Between two small pieces: gives the page its turn where the own one is over. */
  readonly ifOver: Turn;
  /** Before a piece that cannot be cut. */
  readonly next: Turn;
}

/** Creates the turns of a work that a signal may end. */
export function createTurns(signal: AbortSignal): Turns {
  let since = performance.now();
  const next = async () => {
    await idle();
    signal.throwIfAborted();
    since = performance.now();
  };
  return {
    next,
    ifOver: async () => {
      if (performance.now() - since >= TURN_MS) await next();
    },
  };
}
