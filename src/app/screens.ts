import type { ComponentType } from 'react';
import type { Frame, RouteId } from '#src/config/routes.ts';

type Lazy = () => Promise<ComponentType>;

/** The screen of every route, each a module that loads when it is first shown. */
export const screens = {
  home: () => import('#src/screens/storefront/home/home.tsx').then((screen) => screen.Home),
  about: () => import('#src/screens/storefront/nosotros/about.tsx').then((screen) => screen.About),
  dealers: () =>
    import('#src/screens/storefront/distribuidores/dealers.tsx').then((screen) => screen.Dealers),
  motorization: () =>
    import('#src/screens/storefront/productos-motorizacion/motorization.tsx').then(
      (screen) => screen.Motorization,
    ),
  blinds: () =>
    import('#src/screens/storefront/productos-persianas/blinds.tsx').then((screen) => screen.Blinds),
  awnings: () =>
    import('#src/screens/storefront/productos-toldos/awnings.tsx').then((screen) => screen.Awnings),
  awningModels: () =>
    import('#src/screens/storefront/productos-toldos-type/awning-models.tsx').then(
      (screen) => screen.AwningModels,
    ),
  awningModel: () =>
    import('#src/screens/storefront/productos-toldos-type-model/awning-model.tsx').then(
      (screen) => screen.AwningModel,
    ),
  fabrics: () =>
    import('#src/screens/storefront/productos-persianas-tejidos-type/fabrics.tsx').then(
      (screen) => screen.Fabrics,
    ),
  contact: () => import('#src/screens/storefront/contacto/contact.tsx').then((screen) => screen.Contact),
  awningCatalog: () =>
    import('#src/screens/storefront/catalogo-toldos/awning-catalog.tsx').then(
      (screen) => screen.AwningCatalog,
    ),
  catalog: () => import('#src/screens/storefront/catalogo/catalog.tsx').then((screen) => screen.Catalog),
  blindDetails: () =>
    import('#src/screens/storefront/detalles/blind-details.tsx').then((screen) => screen.BlindDetails),
  awningDetails: () =>
    import('#src/screens/storefront/detalles-toldos/awning-details.tsx').then(
      (screen) => screen.AwningDetails,
    ),
  quoter: () => import('#src/screens/storefront/cotizador/quoter.tsx').then((screen) => screen.Quoter),
  privacy: () =>
    import('#src/screens/storefront/aviso-de-privacidad/privacy.tsx').then((screen) => screen.Privacy),
  login: () => import('#src/screens/access/login/login.tsx').then((screen) => screen.Login),
  access: () => import('#src/screens/access/autenticacion/access.tsx').then((screen) => screen.Access),
  standaloneQuoter: () =>
    import('#src/screens/storefront/cotizador/standalone-quoter.tsx').then(
      (screen) => screen.StandaloneQuoter,
    ),
  panel: () => import('#src/screens/panel/home/home.tsx').then((screen) => screen.PanelHome),
  profile: () => import('#src/screens/panel/perfil/profile.tsx').then((screen) => screen.Profile),
  priceList: () =>
    import('#src/screens/panel/lista-precios/price-list.tsx').then((screen) => screen.PriceList),
  catalogLists: () =>
    import('#src/screens/panel/listas-catalogo/catalog-lists.tsx').then((screen) => screen.CatalogLists),
  promotions: () =>
    import('#src/screens/panel/gaseta-promociones/promotions.tsx').then((screen) => screen.Promotions),
  blindsStock: () =>
    import('#src/screens/panel/inventario-persianas/blinds-stock.tsx').then((screen) => screen.BlindsStock),
  galleriesStock: () =>
    import('#src/screens/panel/inventario-galerias/galleries-stock.tsx').then(
      (screen) => screen.GalleriesStock,
    ),
  motorsStock: () =>
    import('#src/screens/panel/inventario-mororizacion/motors-stock.tsx').then(
      (screen) => screen.MotorsStock,
    ),
  pricesStock: () =>
    import('#src/screens/panel/inventario-precios/prices-stock.tsx').then((screen) => screen.PricesStock),
  quotes: () => import('#src/screens/panel/listas-cotizaciones/quotes.tsx').then((screen) => screen.Quotes),
  quotesAdmin: () =>
    import('#src/screens/panel/listas-cotizaciones-admin/quotes-admin.tsx').then(
      (screen) => screen.QuotesAdmin,
    ),
  orders: () => import('#src/screens/panel/listas-ordenes/orders.tsx').then((screen) => screen.Orders),
  ordersAdmin: () =>
    import('#src/screens/panel/listas-ordenes-admin/orders-admin.tsx').then((screen) => screen.OrdersAdmin),
  cart: () => import('#src/screens/panel/listas-mi-carrito/cart.tsx').then((screen) => screen.Cart),
  cartAdmin: () =>
    import('#src/screens/panel/listas-mi-carrito-admin/cart-admin.tsx').then((screen) => screen.CartAdmin),
  users: () => import('#src/screens/panel/usuarios/users.tsx').then((screen) => screen.Users),
} satisfies Record<RouteId, Lazy>;

/** The frames around the screens; `quoting` is the panel's for a person, and the shop's for a visitor. */
export const frames = {
  storefront: () =>
    import('#src/screens/storefront/frame/storefront-frame.tsx').then((frame) => frame.StorefrontFrame),
  bare: () => import('#src/screens/access/frame/bare-frame.tsx').then((frame) => frame.BareFrame),
  panel: () => import('#src/screens/panel/frame/panel-frame.tsx').then((frame) => frame.PanelFrame),
  quoting: (): Promise<ComponentType> =>
    import('./navigation/quoting-frame.tsx').then((frame) => frame.quotingFrameWith(() => frames.panel())),
} satisfies Record<Frame | 'quoting', Lazy>;
