/**
 * Marks a promise with its value once it resolves, as React's `use` expects. Otherwise `use` suspends once for a
 * promise that resolved long ago, which hides the screen for a moment and loses its focus. A rejection is not marked:
 * its handler shows an error page instead.
 */
export function markWhenResolved<Value>(promise: Promise<Value>): Promise<Value> {
  void promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}
