import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { href, PANEL_ROOT, routeIds, routeOf, type Frame, type RouteId } from '#src/config/routes.ts';
import { laterScreen, laterScreens } from './later-screens.ts';
import { NavigationEffects } from './navigation-effects.tsx';
import { RouteError } from './route-error.tsx';
import { RouteGuard } from './route-guard.tsx';
import { frames, screens } from './screens.ts';

const guarded: readonly Frame[] = ['panel', 'bare'];

function screenRoute(id: RouteId): RouteObject {
  return {
    id,
    path: routeOf(id).path,
    lazy: async () => ({
      Component: await (laterScreens.has(id) ? laterScreen(screens[id]) : screens[id]()),
    }),
  };
}

function frameRoute(frame: Frame): RouteObject {
  const inFrame: RouteObject = {
    id: `frame-${frame}`,
    lazy: async () => ({ Component: await frames[frame]() }),
    children: [
      {
        id: `failure-${frame}`,
        errorElement: <RouteError inFrame />,
        children: routeIds.filter((id) => routeOf(id).frame === frame).map(screenRoute),
      },
    ],
  };
  return guarded.includes(frame)
    ? { id: `guard-${frame}`, element: <RouteGuard />, children: [inFrame] }
    : inFrame;
}

function Root() {
  return (
    <>
      <NavigationEffects />
      <Outlet />
    </>
  );
}

/**
 * The route table as React Router wants it, with the guard and SPEC's redirects of unknown paths. What is shown in
 * place of a failed part stands on a route of its own: on a route whose module did not load the router shows nothing.
 */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: 'root',
      element: <Root />,
      // Where the guard sends a person elsewhere, nothing is shown on the way.
      hydrateFallbackElement: <></>,
      children: [
        {
          id: 'failure',
          errorElement: <RouteError />,
          children: [
            frameRoute('storefront'),
            frameRoute('bare'),
            frameRoute('panel'),
            { path: `${PANEL_ROOT}/*`, element: <Navigate to={href('panel')} replace /> },
            { path: '*', element: <Navigate to={href('home')} replace /> },
          ],
        },
      ],
    },
  ];
}
