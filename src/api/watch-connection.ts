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

/** What becomes of a page. */
export type PageEvent =
  /** Nobody looks at it any more, or it has no connection. */
  | { type: 'page.left' }
  /** Somebody looks at it again. */
  | { type: 'page.returned' }
  /** The connection is back while somebody looks at it. */
  | { type: 'page.connected' };

/**
 * Tells when somebody begins and ceases to look at the page with a connection; at once when nobody does.
 * @returns the function that ends it
 */
export function watchPage(tell: (event: PageEvent) => void): () => void {
  const isSeen = () => document.visibilityState === 'visible' && navigator.onLine;
  const onVisibility = () => {
    tell({ type: isSeen() ? 'page.returned' : 'page.left' });
  };
  const onOnline = () => {
    if (isSeen()) tell({ type: 'page.connected' });
  };
  const onOffline = () => {
    tell({ type: 'page.left' });
  };
  document.addEventListener('visibilitychange', onVisibility);
  globalThis.addEventListener('online', onOnline);
  globalThis.addEventListener('offline', onOffline);
  if (!isSeen()) tell({ type: 'page.left' });
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    globalThis.removeEventListener('online', onOnline);
    globalThis.removeEventListener('offline', onOffline);
  };
}
