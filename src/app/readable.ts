/**
 * Writes onto a promise what it came to, where React's `use` looks for it. `use` suspends once for every promise that
 * React has not met, also for one that came long ago: the screen around a part that reads it late would be hidden for
 * a moment, and would lose its focus. A failure is left to whoever handles it: what is shown then is another page.
 */
export function readable<Value>(promise: Promise<Value>): Promise<Value> {
  void promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}
