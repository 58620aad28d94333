/**
 * Replaces a method that the browser gives to all objects of a class.
 * @param make gets the browser's own method and returns the one in its place
 * @returns a function that gives the browser its own method back
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
