/** Returns null where there is no storage, or where the browser forbids access to it. */
export function presentStorage(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}

/** The storage of the browser until it throws (private windows, blocked by policy, full); then none. */
export function workingStorage() {
  let refused: Storage | null = null;
  return {
    /** Returns null when there is none, or when it threw before. */
    get: (): Storage | null => {
      const found = presentStorage();
      return found === refused ? null : found;
    },
    /** Returns what an action returns; `otherwise` when the storage throws. */
    attempt: <T>(action: () => T, otherwise: T): T => {
      try {
        return action();
      } catch {
        refused = presentStorage();
        return otherwise;
      }
    },
  };
}
