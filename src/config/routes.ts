import { fillPath, type PathParams } from './paths.ts';

/** Which frame surrounds a screen: header and footer, the panel's menu, or nothing but the logo. */
export type Frame = 'storefront' | 'bare' | 'panel';

interface RouteEntry {
  readonly path: string;
  readonly frame: Frame;
  /** Title of the page, without the brand. */
  readonly title: string;
  /** One sentence for search engines; screens that need a session have none. */
  readonly description?: string;
}

/** Every route of SPEC 2, spelled as there. A screen's folder is named as its route. */
export const routes = {
  home: {
    path: '/',
    frame: 'storefront',
    title: 'Persianas, toldos y motorización a la medida',
    description:
      'Persianas enrollables, toldos, telas y motorización hechos a la medida de tu ventana, con un distribuidor cerca de ti.',
  },
  about: {
    path: '/nosotros',
    frame: 'storefront',
    title: 'Nosotros',
    description: 'Quiénes somos y cómo fabricamos en México persianas y toldos a la medida.',
  },
  dealers: {
    path: '/distribuidores',
    frame: 'storefront',
    title: 'Distribuidores',
    description: 'Encuentra al distribuidor Rollux más cercano: teléfono, WhatsApp y cómo llegar.',
  },
  motorization: {
    path: '/productos/motorizacion',
    frame: 'storefront',
    title: 'Motorización',
    description: 'Motores, controles y sensores para mover tus persianas y toldos sin esfuerzo.',
  },
  blinds: {
    path: '/productos/persianas',
    frame: 'storefront',
    title: 'Persianas',
    description:
      'Enrollables, sheer elegance, romanas, verticales, panel japonés y horizontales, a la medida.',
  },
  awnings: {
    path: '/productos/toldos',
    frame: 'storefront',
    title: 'Toldos',
    description:
      'Toldos de brazos retráctiles, verticales, capotas y pérgolas para terraza, balcón y negocio.',
  },
  awningModels: {
    path: '/productos/toldos/:type',
    frame: 'storefront',
    title: 'Modelos de toldo',
    description: 'Los modelos de cada tipo de toldo, con sus medidas y usos.',
  },
  awningModel: {
    path: '/productos/toldos/:type/:model',
    frame: 'storefront',
    title: 'Modelo de toldo',
    description: 'Medidas, proyección y telas de este modelo de toldo.',
  },
  fabrics: {
    path: '/productos/persianas/tejidos/:type',
    frame: 'storefront',
    title: 'Tejidos',
    description: 'Blackout, screen, traslúcidas y decorativas: las telas de cada persiana.',
  },
  contact: {
    path: '/contacto',
    frame: 'storefront',
    title: 'Contacto',
    description: 'Escríbenos, llámanos o visítanos: con gusto te ayudamos a cubrir tu ventana.',
  },
  awningCatalog: {
    path: '/catalogo/toldos/:tipo/:modelo/:tejido?',
    frame: 'storefront',
    title: 'Catálogo de toldos',
    description: 'Las telas y colores disponibles para cada modelo de toldo.',
  },
  catalog: {
    path: '/catalogo/:product/:tipo/:tejido?',
    frame: 'storefront',
    title: 'Catálogo',
    description: 'Telas y colores de nuestras persianas, con su código y precio desde.',
  },
  blindDetails: {
    path: '/detalles/:variant/:color?',
    frame: 'storefront',
    title: 'Detalle de la persiana',
    description: 'Colores, composición, apertura y medidas de esta persiana.',
  },
  awningDetails: {
    path: '/detalles-toldos/:variant/:color?',
    frame: 'storefront',
    title: 'Detalle del toldo',
    description: 'Colores, lona y medidas de este toldo.',
  },
  quoter: {
    path: '/cotizador',
    frame: 'storefront',
    title: 'Cotizador',
    description: 'Mide tu ventana y conoce el precio de tu persiana o toldo en menos de un minuto.',
  },
  privacy: {
    path: '/aviso-de-privacidad',
    frame: 'storefront',
    title: 'Aviso de privacidad',
    description: 'Cómo cuidamos y usamos tus datos personales.',
  },
  login: {
    path: '/login',
    frame: 'bare',
    title: 'Entrar',
    description: 'Entra a tu cuenta para ver tus cotizaciones, órdenes y carrito.',
  },
  access: {
    path: '/autenticacion',
    frame: 'bare',
    title: 'Crea tu cuenta',
    description: 'Crea tu cuenta o recupera el acceso por correo.',
  },
  standaloneQuoter: {
    path: '/rollux/cotizador',
    frame: 'bare',
    title: 'Cotizador',
    description: 'Mide tu ventana y conoce el precio de tu persiana o toldo en menos de un minuto.',
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

/** The table's entry as its general shape, for code that treats all routes alike. */
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

/** Everything under this path requires a token (SPEC 4). */
export const PANEL_ROOT = routes.panel.path;
