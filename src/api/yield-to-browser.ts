/** Lets the browser paint and handle input before the next piece of work. */
export const yieldToBrowser = (): Promise<void> =>
  // Not in every browser yet, and not in Node.
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => {
        setTimeout(resolve);
      });
