import type { Extent } from './extents.ts';
import { isSlow, lineChanged } from './line.ts';
import { readProgress, type Progress } from './message.ts';
import { tellWorker } from './tell-worker.ts';

/** Files of one slice: some tenths of a second on a good line, so that the page's own requests go first. */
const SLICE = 8;

/** In a browser without it, somewhat later will do, in ms. */
const LATER_MS = 200;

const whenIdle = () =>
  new Promise<void>((resolve) => {
    // Safari has it only behind a switch.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, LATER_MS);
  });

interface Wanted {
  readonly extent: Extent;
  /** Further files, below the base path. @default none */
  readonly names?: readonly string[];
  /** Whether the person has asked for it: then it does not wait for a better line. */
  readonly isAsked: boolean;
  /** Ends it after the present slice. */
  readonly signal?: AbortSignal;
}

/** Counts what is lacking of an extent; null where the worker does not say. */
export const countLacking = async (extent: Extent): Promise<Progress | null> => {
  const { active } = await navigator.serviceWorker.ready;
  return active === null
    ? null
    : readProgress(await tellWorker(active, { type: 'keep', extent, names: [], limit: 0 }));
};

/**
 * Has the worker keep files in slices, while the browser is idle. What is kept stays, so that it goes on where it
 * ended.
 * @param report is told of each slice
 * @returns the last slice; null where the worker does not answer
 */
export async function keepMore(
  { extent, names = [], isAsked, signal }: Wanted,
  report: (progress: Progress) => void = () => undefined,
): Promise<Progress | null> {
  const { active } = await navigator.serviceWorker.ready;
  // Whoever quotes or has logged in works here, often on a telephone's line.
  const waits = () => !isAsked && extent !== 'shell' && isSlow();
  for (;;) {
    while (waits()) await lineChanged();
    await whenIdle();
    if (active === null || signal?.aborted === true) return null;
    const progress = readProgress(await tellWorker(active, { type: 'keep', extent, names, limit: SLICE }));
    if (progress === null) return null;
    report(progress);
    // Without a connection nothing is kept: the next visit goes on.
    if (progress.left === 0 || progress.kept === 0) return progress;
  }
}
