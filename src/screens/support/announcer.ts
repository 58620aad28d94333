type Listener = (text: string) => void;

const listeners = new Set<Listener>();

/** Says something to those who listen to the page, politely. */
export function announce(text: string): void {
  for (const listener of [...listeners]) listener(text);
}

/** Hears what is to be said; whoever does owns the page's live region. */
export function onAnnounce(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
