import type { Stage } from './stage-state.ts';

declare global {
  interface HTMLElementEventMap {
    'rollux:stage': CustomEvent<Stage>;
  }
}

const EVENT = 'rollux:stage';

/** Announces this page's stage to the page around it. */
export function announceStage(stage: Stage): void {
  window.frameElement?.dispatchEvent(new CustomEvent<Stage>(EVENT, { detail: stage }));
}

/**
 * Calls back for each stage of the page inside a frame, also after a reload.
 * @returns a function that ends the subscription.
 */
export function watchStage(frame: HTMLElement, listener: (stage: Stage) => void): () => void {
  const onStage = ({ detail }: CustomEvent<Stage>) => {
    listener(detail);
  };
  frame.addEventListener(EVENT, onStage);
  return () => {
    frame.removeEventListener(EVENT, onStage);
  };
}
