function tell(type: 'online' | 'offline'): void {
  window.dispatchEvent(new Event(type));
}

/** The browser loses its connection, as far as the page can tell. */
export function goOffline(): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  tell('offline');
}

/** The connection is back. */
export function goOnline(): void {
  Reflect.deleteProperty(navigator, 'onLine');
  tell('online');
}
