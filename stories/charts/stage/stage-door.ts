import type { Stage } from './stage-state.ts';

declare global {
  interface HTMLElementEventMap {
    'rollux:stage': CustomEvent<Stage>;
  }
}

const EVENT = 'rollux:stage';

/** Tells the page around this one that a stage stands here. */
export function announceStage(stage: Stage): void {
  window.frameElement?.dispatchEvent(new CustomEvent<Stage>(EVENT, { detail: stage }));
}

/**
 * Calls back each time the page inside a frame has a stage: also when it was loaded anew.
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
