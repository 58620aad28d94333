import { routeIds, routeOf } from '#src/config/routes.ts';
import { samplePages } from '#tests/hosts/checks.ts';

/** An address of each public route, and one that no route has. */
export const publicPaths: readonly string[] = [
  ...(await samplePages()).map(({ path }) => path),
  '/no/existe',
];

/** The address of each screen of the panel. */
export const panelPaths: readonly string[] = routeIds
  .map(routeOf)
  .filter(({ frame }) => frame === 'panel')
  .map(({ path }) => path);
