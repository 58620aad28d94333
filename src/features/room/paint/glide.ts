const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Moves a value over time, slower at the end. With reduced motion it is at its end at once.
 * @returns a function that stops it
 */
export function glide(from: number, to: number, ms: number, show: (value: number) => void): () => void {
  if (isStill() || from === to) {
    show(to);
    return () => undefined;
  }
  let frame = 0;
  let begun: number | undefined;
  const step = (now: number) => {
    begun ??= now;
    const share = Math.min(1, (now - begun) / ms);
    show(from + (to - from) * (1 - (1 - share) ** 3));
    if (share < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => {
    cancelAnimationFrame(frame);
  };
}
