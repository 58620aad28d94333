/** The same shape with a value of another type in every place. */
export function withWrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withWrongTypes);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withWrongTypes(field)]));
  }
  return typeof value === 'string' ? { text: value } : [value];
}
