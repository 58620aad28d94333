type RefusalListener = (token: string | null) => void;

const listeners = new Set<RefusalListener>();

/** Tells whoever watches that the server refused this token (null: none was sent). */
export function reportRefusal(token: string | null): void {
  for (const listener of [...listeners]) listener(token);
}

/**
 * Calls back for every 401 that ends a session (SPEC 8).
 * @returns a function that ends the subscription.
 */
export function watchRefusals(listener: RefusalListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
