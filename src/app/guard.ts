import { matchRoutes } from 'react-router-dom';
import { href, PANEL_ROOT } from '#src/config/routes.ts';

/** By the router's own eyes, which read over capitals, encoded letters and a closing slash: what it shows is guarded. */
const isUnder = (pattern: string, pathname: string) => matchRoutes([{ path: pattern }], pathname) !== null;

/** Whether a path belongs to the dashboard. */
export const isPanelPath = (pathname: string) => isUnder(`${PANEL_ROOT}/*`, pathname);

/** Whether a path is the login's. */
export const isLoginPath = (pathname: string) => isUnder(href('login'), pathname);

/**
 * The route guard of SPEC 4: only the token decides, never a role.
 * @returns where to go instead, or null to pass.
 */
export function guardedPath(pathname: string, hasToken: boolean): string | null {
  if (isPanelPath(pathname)) return hasToken ? null : href('login');
  if (isLoginPath(pathname)) return hasToken ? href('panel') : null;
  return null;
}
