type Settled<Value> =
  | { readonly status: 'fulfilled'; readonly value: Value }
  | { readonly status: 'rejected'; readonly reason: unknown };

/**
 * Writes onto a promise what it came to, where React's `use` looks for it. `use` suspends once for every promise that
 * React has not met, also for one that came long ago: the screen around a part that reads it late would be hidden for
 * a moment, and would lose its focus.
 */
export function readable<Value>(promise: Promise<Value>): Promise<Value> {
  const note = (settled: Settled<Value>) => Object.assign(promise, settled);
  void promise.then(
    (value) => note({ status: 'fulfilled', value }),
    (reason: unknown) => note({ status: 'rejected', reason }),
  );
  return promise;
}
