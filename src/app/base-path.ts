/**
 * The path under which the app is served, with a closing slash. A demo build has relative addresses and works under
 * any path, so there the address of its script tells the root.
 */
export function basePath(): string {
  const base = import.meta.env.BASE_URL;
  if (base !== './') return base;
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL('../', script.src).pathname : '/';
}
