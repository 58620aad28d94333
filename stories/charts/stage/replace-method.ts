/**
 * Replaces a method that the browser gives to all objects of a class.
 * @param make receives the original method and returns its replacement
 * @returns a function that restores the original method
 */
export function replaceMethod<Owner extends object, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
  make: (real: Owner[Name]) => Owner[Name],
): () => void {
  const real = owner[name];
  const put = (value: Owner[Name]) => {
    Object.defineProperty(owner, name, { configurable: true, writable: true, value });
  };
  put(make(real));
  return () => {
    put(real);
  };
}
