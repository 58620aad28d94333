import { useSyncExternalStore } from 'react';
import { hasInteracted, onFirstInteraction } from './first-interaction.ts';

/** False while the page is prerendered and the visitor has not used it. */
export const useHasInteracted = (): boolean =>
  useSyncExternalStore(onFirstInteraction, hasInteracted, () => false);
