import { href, routes } from '#src/config/routes.ts';

interface MenuLink {
  readonly to: string;
  readonly label: string;
  /** Where addresses begin that belong to it and do not stand below it. */
  readonly also?: readonly string[];
}

/** The part of a route's path before its first parameter. */
const before = (path: string) => path.slice(0, path.indexOf(':'));

export const productLinks: readonly MenuLink[] = [
  {
    to: href('blinds'),
    label: routes.blinds.title,
    also: [`${before(routes.catalog.path)}persianas/`, before(routes.blindDetails.path)],
  },
  {
    to: href('awnings'),
    label: routes.awnings.title,
    also: [before(routes.awningCatalog.path), before(routes.awningDetails.path)],
  },
  { to: href('motorization'), label: routes.motorization.title },
];

export const shopLinks: readonly MenuLink[] = [
  { to: href('quoter'), label: routes.quoter.title },
  { to: href('dealers'), label: routes.dealers.title },
  { to: href('about'), label: routes.about.title },
  { to: href('contact'), label: routes.contact.title },
];

export const visitorLinks: readonly MenuLink[] = [
  { to: href('login'), label: 'Entrar a mi cuenta' },
  { to: href('access'), label: routes.access.title },
];

export const personLinks: readonly MenuLink[] = [{ to: href('panel'), label: 'Ir a mi panel' }];

/** Whether a link leads to the page that is shown, or to the part of the shop that it belongs to. */
export function currentness({ to, also = [] }: MenuLink, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return [`${to}/`, ...also].some((start) => pathname.startsWith(start)) ? 'true' : undefined;
}
