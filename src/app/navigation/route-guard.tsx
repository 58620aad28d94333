import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { readToken } from '#src/api/stored/session-store.ts';
import { href } from '#src/config/routes.ts';
import { guardedPath, isPanelPath } from './guard.ts';
import { returnPath, returnStateFor } from './return-path.ts';

/** Shows the route, or redirects as the guard says. */
export function RouteGuard() {
  const location = useLocation();
  const destination = guardedPath(location.pathname, readToken() !== null);
  if (destination === null) return <Outlet />;
  return isPanelPath(location.pathname) ? (
    <Navigate to={href('login')} replace state={returnStateFor(location)} />
  ) : (
    <Navigate to={returnPath(location.state)} replace />
  );
}
