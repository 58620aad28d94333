type Listener = (text: string) => void;

const listeners = new Set<Listener>();

/** Announces a text to screen readers through the page's live region. */
export function announce(text: string): void {
  for (const listener of [...listeners]) listener(text);
}

/**
 * Registers a listener for announcements; the owner of the live region calls it. @returns the function that removes
 * it
 */
export function onAnnounce(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
