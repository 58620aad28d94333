import { href, routes, type RouteId } from '#src/config/routes.ts';
import { EARNINGS, VIEW } from '#src/features/order-facts/query-parameters.ts';

/** A route of the panel. */
type PanelRoute = Exclude<
  { [Id in RouteId]: (typeof routes)[Id]['frame'] extends 'panel' ? Id : never }[RouteId],
  never
>;

interface PanelLink {
  readonly route: PanelRoute;
  /** Whose roles see the entry: that of the route, or of a stricter one. */
  readonly needs: PanelRoute;
  /** People who may see this route do not see the entry: it is of those who sell on. @default nobody */
  readonly unless?: PanelRoute;
  /** The view of the route that it shows. @default the first */
  readonly view?: string;
  /** The route's address, for one of its views with the query that shows it. */
  readonly to: string;
  readonly label: string;
}

interface PanelGroup {
  /** Heading of the group; the links of the panel itself have none. */
  readonly title?: string;
  readonly links: readonly PanelLink[];
}

const link = (route: PanelRoute, label: string = routes[route].title): PanelLink => ({
  route,
  needs: route,
  to: href(route),
  label,
});

/** A view of a route that only some have: those who administer, unless told otherwise. */
const view = (
  route: PanelRoute,
  name: string,
  label: string,
  people: Pick<PanelLink, 'needs' | 'unless'> = { needs: 'users' },
): PanelLink => ({
  ...people,
  route,
  view: name,
  to: `${href(route)}?${VIEW}=${name}`,
  label,
});

/** Those who sell on. */
const sellers = { needs: 'quotesAdmin', unless: 'users' } as const;

/**
 * The panel's menu, in the order of a day's work. Entries for some roles only come last, so that the others keep
 * their place.
 */
export const panelMenu: readonly PanelGroup[] = [
  { links: [link('panel'), link('profile')] },
  {
    title: 'Listas',
    links: [
      link('quotes'),
      link('orders'),
      link('cart'),
      view('quotes', 'clientes', 'Mis clientes', sellers),
      view('orders', EARNINGS, 'Ganancias', sellers),
    ],
  },
  { title: 'Archivos', links: [link('priceList'), link('catalogLists'), link('promotions')] },
  { title: 'Mi red', links: [link('quotesAdmin'), link('ordersAdmin'), link('cartAdmin')] },
  {
    title: 'Inventario',
    links: [
      link('blindsStock', 'Persianas'),
      link('galleriesStock', 'Galerías'),
      link('motorsStock', 'Motorización'),
      link('pricesStock', 'Precios'),
    ],
  },
  {
    title: 'Administración',
    links: [
      link('users'),
      view('users', 'actividad', 'Actividad'),
      view('quotesAdmin', 'sitio', 'Solicitudes del sitio'),
      view('quotesAdmin', 'muestras', 'Muestras'),
    ],
  },
];

const links = panelMenu.flatMap((group) => group.links);

/** Whether an entry is offered to somebody who is offered some routes. */
export const isFor = (
  { needs, unless }: { readonly needs: RouteId; readonly unless?: RouteId | undefined },
  offered: (route: RouteId) => boolean,
): boolean => offered(needs) && (unless === undefined || !offered(unless));

/** Whether an address shows all that a link's address says. */
function shows(at: URL, { to }: PanelLink): boolean {
  const { pathname, searchParams } = new URL(to, at);
  return (
    pathname === at.pathname && [...searchParams].every(([key, value]) => at.searchParams.get(key) === value)
  );
}

/** The entry of an address: of those that it shows, the one that says most. */
export const entryAt = (pathname: string, search: string): PanelLink | undefined =>
  links
    .filter((one) => shows(new URL(`${pathname}${search}`, 'https://panel.invalid'), one))
    .toSorted((one, other) => other.to.length - one.to.length)[0];
