/**
 * Path that the app is served under, with a closing slash. A demo build has relative addresses, so that it works
 * under any sub-path: there the page's own script says where the app's root is.
 */
export function basePath(): string {
  const base = import.meta.env.BASE_URL;
  if (base !== './') return base;
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL('../', script.src).pathname : '/';
}
