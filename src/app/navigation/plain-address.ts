/**
 * A page's path as links name it. Plain servers redirect `/nosotros` to its folder `/nosotros/`; with two slashes at its
 * start a path would name a host.
 * @param base path of the app, with a closing slash
 */
export function plainPath(pathname: string, base: string): string {
  const plain = pathname.replaceAll(/\/{2,}/g, '/').replace(/\/(?:index\.html)?$/, '');
  return plain.length < base.length ? base : plain;
}

/** Shows the page's address as links name it, so that the router renders what the build prerendered. */
export function showPlainAddress(base: string): void {
  const { pathname, search, hash } = window.location;
  const plain = plainPath(pathname, base);
  if (plain !== pathname) window.history.replaceState(window.history.state, '', plain + search + hash);
}
