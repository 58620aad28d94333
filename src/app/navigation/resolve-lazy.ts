import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the matched routes' modules before the router starts, so that its first render is complete and hydration
 * finds the prerendered tree.
 */
export async function resolveLazyRoutes(
  routes: RouteObject[],
  pathname: string,
  base: string,
): Promise<void> {
  const matched = matchRoutes(routes, pathname, base) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const module = await route.lazy();
      Object.assign(route, module);
      delete route.lazy;
    }),
  );
}
