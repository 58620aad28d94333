import type { Setting } from '../coverings.ts';

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const isSame = (a: Setting, b: Setting) => a.open === b.open && a.turn === b.turn && a.ahead === b.ahead;

/**
 * Moves a blind over time, slower at the end. In no time, or with reduced motion, it is at its end at once.
 * @returns a function that stops it
 */
export function glide(from: Setting, to: Setting, ms: number, show: (now: Setting) => void): () => void {
  if (ms === 0 || isStill() || isSame(from, to)) {
    show(to);
    return () => undefined;
  }
  let frame = 0;
  let begun: number | undefined;
  const step = (now: number) => {
    begun ??= now;
    const share = Math.min(1, (now - begun) / ms);
    const way = 1 - (1 - share) ** 3;
    const between = (name: keyof Setting) => from[name] + (to[name] - from[name]) * way;
    show({ open: between('open'), turn: between('turn'), ahead: between('ahead') });
    if (share < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => {
    cancelAnimationFrame(frame);
  };
}
