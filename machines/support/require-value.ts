/**
 * Returns a value that a state always has, for types that allow null elsewhere.
 * @throws TypeError when the value is null.
 */
export function requireValue<T>(value: T | null): T {
  if (value === null) throw new TypeError('a state was entered without its value');
  return value;
}
