import { allPlaces } from '#src/content/find/all-places.ts';
import { href, routeIds, routeOf, type RouteId } from '#src/config/routes.ts';
import { fillPath } from '#src/config/paths.ts';

/** A public page that is written at build. */
export interface PageAddress {
  readonly id: RouteId;
  readonly params: Readonly<Record<string, string>>;
  /** Its address below the site's root. */
  readonly path: string;
}

const isComplete = (id: RouteId) => routeOf(id).frame !== 'panel' && !routeOf(id).path.includes(':');

/** Every public page: those of routes without parameters, and all that the catalogue has an address for. */
export async function publicPages(): Promise<readonly PageAddress[]> {
  const places = await allPlaces();
  return [
    ...routeIds.filter(isComplete).map((id) => ({ id, params: {}, path: routeOf(id).path })),
    ...places.map(({ route, params }) => ({
      id: route,
      params,
      path: fillPath(routeOf(route).path, params),
    })),
  ];
}

/** Pages that search engines are told of: none that is another one under a second name, none of a person's own. */
export const isListed = ({ id }: Pick<PageAddress, 'id'>): boolean => routeOf(id).frame === 'storefront';

/** The one address of a page: a quoter under a second route name has that of the first (DESIGN 4). */
export const canonicalPath = ({ id, path }: PageAddress): string =>
  id === 'standaloneQuoter' ? href('quoter') : path;
