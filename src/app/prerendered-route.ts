import { routeIds, routeOf } from '#src/config/routes.ts';

/** The route whose HTML the page arrived with, as the build marked it; null on the fallback page. */
export function prerenderedRoute(container: HTMLElement) {
  const id = routeIds.find((name) => name === container.dataset['route']);
  return id === undefined ? null : routeOf(id);
}
