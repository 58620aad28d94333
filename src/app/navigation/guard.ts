import { matchRoutes } from 'react-router-dom';
import { href, PANEL_ROOT, SHARED } from '#src/config/routes.ts';

/**
 * Matches as the router does, which ignores case, encoding and a closing slash: every path that shows a panel screen
 * is guarded.
 */
const isUnder = (pattern: string, pathname: string) => matchRoutes([{ path: pattern }], pathname) !== null;

/** Whether a path belongs to the panel. */
export const isPanelPath = (pathname: string) => isUnder(`${PANEL_ROOT}/*`, pathname);

/** Whether an address is a client's link to their quote, which needs no session. */
export const isClientsLink = ({ pathname, search }: { readonly pathname: string; readonly search: string }) =>
  isUnder(href('standaloneQuoter'), pathname) && new URLSearchParams(search).has(SHARED);

/** Whether a path is the login. */
export const isLoginPath = (pathname: string) => isUnder(href('login'), pathname);

/**
 * The route guard (B42 to B44): only the token decides, never a role.
 * @returns the path to redirect to; null when the route may be shown.
 */
export function guardedPath(pathname: string, hasToken: boolean): string | null {
  if (isPanelPath(pathname)) return hasToken ? null : href('login');
  if (isLoginPath(pathname)) return hasToken ? href('panel') : null;
  return null;
}
