const byValue = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

export const median = (values: readonly number[]): number =>
  byValue(values)[Math.floor(values.length / 2)] ?? 0;

/** The value that 95 of 100 do not exceed. */
export const p95 = (values: readonly number[]): number =>
  byValue(values)[Math.ceil(values.length * 0.95) - 1] ?? 0;

/** "12 [10–19]": median, least and most. */
export function summary(values: readonly number[], digits = 0): string {
  const show = (value: number) => value.toFixed(digits);
  return `${show(median(values))} [${show(Math.min(...values))}–${show(Math.max(...values))}]`;
}
