/** Tells its listeners of an event. */
interface Announcer<Value> {
  /** Calls every listener. */
  readonly announce: (value: Value) => void;
  /** @returns a function that ends the subscription. */
  readonly watch: (listener: (value: Value) => void) => () => void;
}

/** Creates an announcer without listeners. */
export function createAnnouncer<Value>(): Announcer<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    announce: (value) => {
      for (const listener of [...listeners]) listener(value);
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
