import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { href, PANEL_ROOT, routeIds, routeOf, type RouteId } from '#src/config/routes.ts';
import { deferredScreen, deferredScreens } from './navigation/deferred-screens.ts';
import { NavigationEffects } from './navigation/navigation-effects.tsx';
import { RouteError } from './navigation/route-error.tsx';
import { RouteGuard } from './navigation/route-guard.tsx';
import { frames, screens } from './screens.ts';

type FrameName = keyof typeof frames;

const guarded: readonly FrameName[] = ['panel', 'bare'];

const frameOf = (id: RouteId): FrameName =>
  routeOf(id).personFrame === undefined ? routeOf(id).frame : 'quoting';

function screenRoute(id: RouteId): RouteObject {
  return {
    id,
    path: routeOf(id).path,
    lazy: async () => ({
      Component: await (deferredScreens.has(id) ? deferredScreen(screens[id]) : screens[id]()),
    }),
  };
}

function frameRoute(frame: FrameName): RouteObject {
  const inFrame: RouteObject = {
    id: `frame-${frame}`,
    lazy: async () => ({ Component: await frames[frame]() }),
    children: [
      {
        id: `failure-${frame}`,
        errorElement: <RouteError inFrame />,
        children: routeIds.filter((id) => frameOf(id) === frame).map(screenRoute),
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
 * The route table for React Router, with the guard and the redirects of unknown paths (B03, B04). Error elements have
 * routes of their own: when the module of a route does not load, the router ignores the error element of that route.
 */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: 'root',
      element: <Root />,
      // For what fails outside of the pages: without one the router shows its own, in English.
      errorElement: <RouteError />,
      // Shows nothing before a redirect of the guard.
      hydrateFallbackElement: <></>,
      children: [
        {
          id: 'failure',
          errorElement: <RouteError />,
          children: [
            frameRoute('storefront'),
            frameRoute('quoting'),
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
