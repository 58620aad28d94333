/** Why a page cannot start: a script did not load, the browser is too old for it, or an error of ours. */
export type StartFailure = 'missing' | 'old' | 'fault';

interface Missing {
  /** The address that the person asked for. @default that of a link they have just clicked, else the current one */
  readonly to?: string;
  /** Whether the app runs without it; otherwise the page tells the person. @default false */
  readonly isStarted?: boolean;
  /** @default 'missing'; nothing else is mended by a reload */
  readonly cause?: StartFailure;
}

declare global {
  interface WindowEventMap {
    'rollux:missing-script': CustomEvent<Missing>;
    'rollux:start-over': Event;
  }
}

let leaving = false;

/** Whether the page is being reloaded, because a script of ours is missing. */
export const isLeaving = (): boolean => leaving;

/**
 * Reports a script of ours that did not load, usually because a newer version was deployed. `src/app/before-start.ts`
 * handles it: it reloads the page, at most every 30 s, and otherwise tells the person.
 * @returns whether the page is reloaded
 */
export function reportMissingScript(missing: Missing = {}): boolean {
  leaving = !window.dispatchEvent(
    new CustomEvent('rollux:missing-script', { cancelable: true, detail: missing }),
  );
  return leaving;
}

/** Loads the page again without anything that this browser keeps of the site: it failed more than once. */
export function startOver(): void {
  if (window.dispatchEvent(new Event('rollux:start-over', { cancelable: true }))) window.location.reload();
}
