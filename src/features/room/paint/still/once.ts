/** Remembers what was made under a name. */
export function once<Value>(make: (name: string) => Value): (name: string) => Value {
  const kept = new Map<string, Value>();
  return (name) => {
    const value = kept.get(name) ?? make(name);
    kept.set(name, value);
    return value;
  };
}
