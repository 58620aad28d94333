/** A storage of the browser, or null where it keeps pages from it. */
export function webStorage(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return globalThis[kind];
  } catch {
    return null;
  }
}
