/** Milliseconds of work after which the page may do something else. */
const SLICE_MS = 8;

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** Lets the page do something else once a slice of work is done. To be called often. */
export function slices(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < SLICE_MS) return;
    await pause();
    begun = performance.now();
  };
}
