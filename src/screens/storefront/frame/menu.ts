import { href, routes } from '#src/config/routes.ts';
import { favouritesHref } from '#src/features/favourites/favourites-href.ts';

interface MenuLink {
  readonly to: string;
  readonly label: string;
  /** Path prefixes of other pages that belong to the link. */
  readonly otherPaths?: readonly string[];
}

/** The part of a route's path before its first parameter. */
const before = (path: string) => path.slice(0, path.indexOf(':'));

export const productLinks: readonly MenuLink[] = [
  {
    to: href('blinds'),
    label: routes.blinds.title,
    otherPaths: [`${before(routes.catalog.path)}persianas/`, before(routes.blindDetails.path)],
  },
  {
    to: href('awnings'),
    label: routes.awnings.title,
    otherPaths: [before(routes.awningCatalog.path), before(routes.awningDetails.path)],
  },
  { to: href('motorization'), label: routes.motorization.title },
];

export const shopLinks: readonly MenuLink[] = [
  { to: href('quoter'), label: routes.quoter.title },
  { to: href('dealers'), label: routes.dealers.title },
  { to: href('about'), label: routes.about.title },
  { to: href('contact'), label: routes.contact.title },
];

const favourites: MenuLink = { to: favouritesHref, label: 'Tus favoritos' };

export const visitorLinks: readonly MenuLink[] = [
  { to: href('login'), label: 'Entrar a mi cuenta' },
  { to: href('access'), label: routes.access.title },
  favourites,
];

export const personLinks: readonly MenuLink[] = [{ to: href('panel'), label: 'Ir a mi panel' }, favourites];

/** Value of `aria-current`: whether a link leads to the current page or to its part of the shop. */
export function ariaCurrentOf(
  { to, otherPaths = [] }: MenuLink,
  pathname: string,
): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return [`${to}/`, ...otherPaths].some((start) => pathname.startsWith(start)) ? 'true' : undefined;
}
