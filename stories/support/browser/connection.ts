function dispatch(type: 'online' | 'offline'): void {
  window.dispatchEvent(new Event(type));
}

/** Takes the page offline. */
export function goOffline(): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  dispatch('offline');
}

/** Takes the page online. */
export function goOnline(): void {
  Reflect.deleteProperty(navigator, 'onLine');
  dispatch('online');
}
