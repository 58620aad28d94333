import { href, PANEL_ROOT } from '#src/config/routes.ts';

/** Whether a path belongs to the dashboard. */
export const isPanelPath = (pathname: string) =>
  pathname === PANEL_ROOT || pathname.startsWith(`${PANEL_ROOT}/`);

/**
 * The route guard of SPEC 4: only the token decides, never a role.
 * @returns where to go instead, or null to pass.
 */
export function guardedPath(pathname: string, hasToken: boolean): string | null {
  if (isPanelPath(pathname)) return hasToken ? null : href('login');
  if (pathname === href('login')) return hasToken ? href('panel') : null;
  return null;
}
