import { routeIds, routeOf } from '#src/config/routes.ts';

/** The route that the build prerendered into the container; null on the fallback page. */
export function prerenderedRoute(container: HTMLElement) {
  const id = routeIds.find((name) => name === container.dataset['route']);
  return id === undefined ? null : routeOf(id);
}
