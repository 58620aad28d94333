/** Objects of the platform that are no classes. */
const namespaces = new Set(['Math', 'JSON', 'Intl', 'Reflect', 'console']);

const keysOf = (value: unknown): readonly string[] =>
  (typeof value === 'object' || typeof value === 'function') && value !== null
    ? Object.getOwnPropertyNames(value)
    : [];

/**
 * Every name that a browser's own objects have, such as `removeChild`: those of this browser, with no list to keep. No
 * getter is called, and an object that a script left in the page is not read: its keys may be anything.
 * @param platform the page's `window`
 */
export function platformNames(platform: object): ReadonlySet<string> {
  const names = Object.entries(Object.getOwnPropertyDescriptors(platform)).flatMap(
    ([name, { value, enumerable = false }]: [string, PropertyDescriptor]): readonly string[] => {
      if (typeof value !== 'function') {
        const isOwn = value === undefined || !enumerable;
        return isOwn ? [name, ...(namespaces.has(name) ? keysOf(value) : [])] : [];
      }
      const prototype: unknown = Object.getOwnPropertyDescriptor(value, 'prototype')?.value;
      return [name, ...keysOf(value), ...keysOf(prototype)];
    },
  );
  return new Set(names);
}
