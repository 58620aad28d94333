/**
 * A value that a state cannot be entered without, for types that allow its absence elsewhere.
 * @throws TypeError where the chart is wrong about that.
 */
export function given<T>(value: T | null): T {
  if (value === null) throw new TypeError('entered without its value');
  return value;
}
