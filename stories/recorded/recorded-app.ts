import type { Entry, Recording } from '#mocks/demo/recording/recording.ts';
import type { Verdict } from './repeat-recording.ts';

/** The app in a frame, on which recordings are repeated. */
export interface RecordedApp {
  /** @returns what happened. */
  readonly repeat: (recording: Recording, tell: (verdict: Verdict) => void) => Promise<readonly Entry[]>;
}

declare global {
  interface HTMLElementEventMap {
    'rollux:recorded': CustomEvent<RecordedApp>;
  }
}

const EVENT = 'rollux:recorded';

/** Announces this page's app to the page around it. */
export function announceApp(app: RecordedApp): void {
  window.frameElement?.dispatchEvent(new CustomEvent<RecordedApp>(EVENT, { detail: app }));
}

/**
 * Calls back for each app of the page inside a frame, also after a reload.
 * @returns a function that ends the subscription
 */
export function watchApp(frame: HTMLElement, listener: (app: RecordedApp) => void): () => void {
  const onApp = ({ detail }: CustomEvent<RecordedApp>) => {
    listener(detail);
  };
  frame.addEventListener(EVENT, onApp);
  return () => {
    frame.removeEventListener(EVENT, onApp);
  };
}
