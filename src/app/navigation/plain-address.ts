/**
 * A page's path as links name it. Plain servers redirect `/nosotros` to its folder `/nosotros/`.
 * @param base path of the app, with a closing slash
 */
export function plainPath(pathname: string, base: string): string {
  const plain = pathname.replace(/\/(?:index\.html)?$/, '');
  return plain.length < base.length ? base : plain;
}

/** Shows the page's address as links name it, so that the router renders what the build prerendered. */
export function showPlainAddress(base: string): void {
  const { pathname, search, hash } = window.location;
  const plain = plainPath(pathname, base);
  if (plain !== pathname) window.history.replaceState(window.history.state, '', plain + search + hash);
}
