import { fillPath } from '#src/config/paths.ts';
import { href, routeIds, routeOf, type RouteId } from '#src/config/routes.ts';
import { allPlaces } from '#src/content/find/all-places.ts';

/** A public page that the build prerenders. */
export interface PageAddress {
  readonly id: RouteId;
  readonly params: Readonly<Record<string, string>>;
  /** Path below the site's root. */
  readonly path: string;
}

const isPublicWithoutParams = (id: RouteId) =>
  routeOf(id).frame !== 'panel' && !routeOf(id).path.includes(':');

/** Lists every public page: the routes without parameters and the addresses of the catalog. */
export async function publicPages(): Promise<readonly PageAddress[]> {
  const places = await allPlaces();
  return [
    ...routeIds.filter(isPublicWithoutParams).map((id) => ({ id, params: {}, path: routeOf(id).path })),
    ...places.map(({ route, params }) => ({
      id: route,
      params,
      path: fillPath(routeOf(route).path, params),
    })),
  ];
}

/** Whether search engines should list a page: neither a second address of another page nor a page for one person. */
export const isListed = ({ id }: Pick<PageAddress, 'id'>): boolean => routeOf(id).frame === 'storefront';

/** The canonical path of a page: the standalone quoter has that of the quoter (B07). */
export const canonicalPath = ({ id, path }: PageAddress): string =>
  id === 'standaloneQuoter' ? href('quoter') : path;
