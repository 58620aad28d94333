import { href, routes, type RouteId } from '#src/config/routes.ts';

/** A route of the panel. */
type PanelRoute = Exclude<
  { [Id in RouteId]: (typeof routes)[Id]['frame'] extends 'panel' ? Id : never }[RouteId],
  never
>;

interface PanelLink {
  readonly route: PanelRoute;
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
  to: href(route),
  label,
});

/**
 * The panel's menu, in the order of a day's work. Entries for some roles only come last, so that the others keep
 * their place.
 */
export const panelMenu: readonly PanelGroup[] = [
  { links: [link('panel'), link('profile')] },
  { title: 'Listas', links: [link('quotes'), link('orders'), link('cart')] },
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
  { title: 'Administración', links: [link('users')] },
];
