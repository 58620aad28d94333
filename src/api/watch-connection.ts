/**
 * Calls the listener when the connection may be back: the browser says so, or the person looks at the page again.
 * @returns the function that ends it
 */
export function watchConnection(listener: () => void): () => void {
  const tell = () => {
    if (document.visibilityState === 'visible') listener();
  };
  globalThis.addEventListener('online', listener);
  document.addEventListener('visibilitychange', tell);
  return () => {
    globalThis.removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', tell);
  };
}
