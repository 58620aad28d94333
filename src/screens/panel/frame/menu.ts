import { href, routes } from '#src/config/routes.ts';

interface PanelLink {
  readonly to: string;
  readonly label: string;
}

interface PanelGroup {
  /** Heading of the group; links of the panel's own have none. */
  readonly title?: string;
  readonly links: readonly PanelLink[];
}

/** The panel's menu, in the order of a day's work. */
export const panelMenu: readonly PanelGroup[] = [
  { links: [{ to: href('panel'), label: routes.panel.title }] },
  {
    title: 'Listas',
    links: [
      { to: href('quotes'), label: routes.quotes.title },
      { to: href('orders'), label: routes.orders.title },
      { to: href('cart'), label: routes.cart.title },
    ],
  },
  {
    title: 'Mi red',
    links: [
      { to: href('quotesAdmin'), label: routes.quotesAdmin.title },
      { to: href('ordersAdmin'), label: routes.ordersAdmin.title },
      { to: href('cartAdmin'), label: routes.cartAdmin.title },
    ],
  },
  {
    title: 'Archivos',
    links: [
      { to: href('priceList'), label: routes.priceList.title },
      { to: href('catalogLists'), label: routes.catalogLists.title },
      { to: href('promotions'), label: routes.promotions.title },
    ],
  },
  {
    title: 'Inventario',
    links: [
      { to: href('blindsStock'), label: 'Persianas' },
      { to: href('galleriesStock'), label: 'Galerías' },
      { to: href('motorsStock'), label: 'Motorización' },
      { to: href('pricesStock'), label: 'Precios' },
    ],
  },
  { title: 'Administración', links: [{ to: href('users'), label: routes.users.title }] },
  { links: [{ to: href('profile'), label: routes.profile.title }] },
];
