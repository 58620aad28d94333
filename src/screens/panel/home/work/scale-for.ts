/** A vertical axis that starts at zero. */
interface Scale {
  /** Value at the top; never 0. */
  readonly top: number;
  /** Values of the grid lines, from zero to `top`. */
  readonly marks: readonly number[];
}

/** Round steps, each times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];
const MOST_STEPS = 4;

/** Returns the shortest axis of at most four round steps that includes the value. */
export function scaleFor(value: number): Scale {
  const least = Math.max(value, 1) / MOST_STEPS;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (STEPS.find((size) => size * power >= least) ?? 10) * power;
  const count = Math.ceil(Math.max(value, 1) / step);
  return { top: step * count, marks: Array.from({ length: count + 1 }, (_, index) => step * index) };
}
