import { fillPath, type PathParams } from './paths.ts';

/** Which frame surrounds a screen: header and footer, the panel's menu, or nothing but the logo. */
export type Frame = 'storefront' | 'bare' | 'panel';

interface RouteEntry {
  readonly path: string;
  readonly frame: Frame;
  /** The frame for whoever has a session, where it is another than the visitors'. */
  readonly personFrame?: 'panel';
  /** Title of the page, without the brand. */
  readonly title: string;
}

/** Every route of the specification (R01 to R35), spelled as there. A screen's folder is named as its route. */
export const routes = {
  home: {
    path: '/',
    frame: 'storefront',
    title: 'Persianas, toldos y motorización a la medida',
  },
  about: {
    path: '/nosotros',
    frame: 'storefront',
    title: 'Nosotros',
  },
  dealers: {
    path: '/distribuidores',
    frame: 'storefront',
    title: 'Distribuidores',
  },
  motorization: {
    path: '/productos/motorizacion',
    frame: 'storefront',
    title: 'Motorización',
  },
  blinds: {
    path: '/productos/persianas',
    frame: 'storefront',
    title: 'Persianas',
  },
  awnings: {
    path: '/productos/toldos',
    frame: 'storefront',
    title: 'Toldos',
  },
  awningModels: {
    path: '/productos/toldos/:type',
    frame: 'storefront',
    title: 'Modelos de toldo',
  },
  awningModel: {
    path: '/productos/toldos/:type/:model',
    frame: 'storefront',
    title: 'Modelo de toldo',
  },
  fabrics: {
    path: '/productos/persianas/tejidos/:type',
    frame: 'storefront',
    title: 'Tejidos',
  },
  contact: {
    path: '/contacto',
    frame: 'storefront',
    title: 'Contacto',
  },
  awningCatalog: {
    path: '/catalogo/toldos/:tipo/:modelo/:tejido?',
    frame: 'storefront',
    title: 'Catálogo de toldos',
  },
  catalog: {
    path: '/catalogo/:product/:tipo/:tejido?',
    frame: 'storefront',
    title: 'Catálogo',
  },
  blindDetails: {
    path: '/detalles/:variant/:color?',
    frame: 'storefront',
    title: 'Detalle de la persiana',
  },
  awningDetails: {
    path: '/detalles-toldos/:variant/:color?',
    frame: 'storefront',
    title: 'Detalle del toldo',
  },
  quoter: {
    path: '/cotizador',
    frame: 'storefront',
    personFrame: 'panel',
    title: 'Cotizador',
  },
  privacy: {
    path: '/aviso-de-privacidad',
    frame: 'storefront',
    title: 'Aviso de privacidad',
  },
  login: {
    path: '/login',
    frame: 'bare',
    title: 'Entrar',
  },
  access: {
    path: '/autenticacion',
    frame: 'bare',
    title: 'Crea tu cuenta',
  },
  standaloneQuoter: {
    path: '/rollux/cotizador',
    frame: 'bare',
    title: 'Cotizador',
  },
  panel: { path: '/panel', frame: 'panel', title: 'Inicio' },
  profile: { path: '/panel/perfil', frame: 'panel', title: 'Mi perfil' },
  priceList: { path: '/panel/lista-precios', frame: 'panel', title: 'Lista de precios' },
  catalogLists: { path: '/panel/listas-catalogo', frame: 'panel', title: 'Catálogos' },
  promotions: { path: '/panel/gaseta-promociones', frame: 'panel', title: 'Gaceta de promociones' },
  blindsStock: { path: '/panel/inventario/persianas', frame: 'panel', title: 'Inventario de persianas' },
  galleriesStock: { path: '/panel/inventario/galerias', frame: 'panel', title: 'Inventario de galerías' },
  motorsStock: {
    path: '/panel/inventario/mororizacion',
    frame: 'panel',
    title: 'Inventario de motorización',
  },
  pricesStock: { path: '/panel/inventario/precios', frame: 'panel', title: 'Precios de inventario' },
  quotes: { path: '/panel/listas/cotizaciones', frame: 'panel', title: 'Cotizaciones' },
  quotesAdmin: {
    path: '/panel/listas/cotizaciones-admin',
    frame: 'panel',
    title: 'Cotizaciones de mi red',
  },
  orders: { path: '/panel/listas/ordenes', frame: 'panel', title: 'Órdenes' },
  ordersAdmin: { path: '/panel/listas/ordenes-admin', frame: 'panel', title: 'Órdenes de mi red' },
  cart: { path: '/panel/listas/mi-carrito', frame: 'panel', title: 'Mi carrito' },
  cartAdmin: { path: '/panel/listas/mi-carrito-admin', frame: 'panel', title: 'Carritos de mi red' },
  users: { path: '/panel/usuarios', frame: 'panel', title: 'Usuarios' },
} as const satisfies Record<string, RouteEntry>;

export type RouteId = keyof typeof routes;

/** The table's entry as its general shape, for code that treats all routes the same way. */
export function routeOf(id: RouteId): RouteEntry {
  return routes[id];
}

/** All route ids, in the table's order. */
export const routeIds = Object.keys(routes).filter((id): id is RouteId => id in routes);

type Params<Id extends RouteId> = PathParams<(typeof routes)[Id]['path']>;

/**
 * Address of a route, such as `href('awningModel', { type: 'vertical', model: 'lisboa' })`.
 * A route without required parameters takes none.
 */
export function href<Id extends RouteId>(
  id: Id,
  ...params: object extends Params<Id> ? [params?: Params<Id>] : [params: Params<Id>]
): string {
  return fillPath(routes[id].path, { ...params[0] });
}

/** Everything under this path requires a token (B42). */
export const PANEL_ROOT = routes.panel.path;

/** The query parameter of a client's link to their quote, on the route `standaloneQuoter`. */
export const SHARED = 'cotizacion';
