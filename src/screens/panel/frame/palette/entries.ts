import { href, routes, type RouteId } from '#src/config/routes.ts';
import { site } from '#src/config/site.ts';
import { EARNINGS } from '#src/features/order-facts/query-parameters.ts';
import { newQuoteHref } from '#src/features/quotes/quoter-links.ts';
import { panelMenu } from '../menu.ts';

/** What an entry does other than navigate. */
export type PaletteAction = 'download-prices' | 'dark' | 'light' | 'log-out';

/** A screen, an action or a record that the palette offers. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  /** More about a record, shown after its label. */
  readonly detail?: string | undefined;
  /** Other words that a search finds it by. */
  readonly keywords: string;
  /** Only people who may see this route are offered the entry. */
  readonly needs: RouteId;
  /** People who may see this route are not: it is of those who sell on. @default nobody */
  readonly unless?: RouteId | undefined;
  readonly does: { readonly goTo: string } | { readonly act: PaletteAction };
}

export interface PaletteGroup {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

/** By a route, or by the view of one that the menu shows. */
const keywords: Readonly<Record<string, string>> = {
  panel: 'principal tablero resumen pendientes novedades home dashboard',
  profile: 'cuenta datos foto correo telefono cartera tarjetas metodos de pago',
  quotes: 'presupuestos propuestas clientes',
  orders: 'pedidos compras entregas taller seguimiento',
  cart: 'carro pedido por confirmar compra',
  priceList: 'precios costos tarifas pdf descargas',
  catalogLists: 'telas colores modelos muestras digital pdf descargas',
  promotions: 'gaseta ofertas descuentos promos novedades',
  quotesAdmin: 'presupuestos distribuidores red',
  ordersAdmin: 'pedidos distribuidores red',
  cartAdmin: 'carros pedidos distribuidores red',
  blindsStock: 'stock existencias almacen bodega telas rollos metros disponible',
  galleriesStock: 'stock existencias almacen bodega cajas piezas disponible',
  motorsStock: 'stock existencias almacen bodega motores controles piezas disponible',
  pricesStock: 'stock existencias costos tarifas inventario',
  users: 'cuentas personas distribuidores roles permisos mapa administracion',
  clientes: 'contactos directorio agenda telefonos fichas importar',
  [EARNINGS]: 'utilidad margen ventas cobrado pagos debo mes cuanto gane',
};

const screens: PaletteGroup = {
  title: 'Ir a',
  entries: panelMenu.flatMap(({ links }) =>
    links.map(({ route, view, needs, unless, to, label }) => ({
      id: view ?? route,
      label: view === undefined ? routes[route].title : label,
      keywords: [keywords[route], keywords[view ?? '']].join(' '),
      needs,
      unless,
      does: { goTo: to },
    })),
  ),
};

/** What can be done; all of it is found by "/". */
export const actions: PaletteGroup = {
  title: 'Hacer',
  entries: [
    {
      id: 'download-prices',
      label: 'Descargar la lista de precios vigente',
      keywords: 'bajar guardar pdf costos tarifas',
      needs: 'priceList',
      does: { act: 'download-prices' },
    },
    {
      id: 'new-quote',
      label: 'Nueva cotización',
      keywords: 'cotizar presupuesto propuesta hacer empezar cliente',
      needs: 'quotes',
      does: { goTo: newQuoteHref() },
    },
    {
      id: 'new-user',
      label: 'Nuevo usuario',
      keywords: 'agregar crear alta cuenta registrar persona distribuidor',
      needs: 'users',
      does: { goTo: `${href('users')}?usuario=nuevo` },
    },
    {
      id: 'change-password',
      label: 'Cambiar mi contraseña',
      keywords: 'clave password seguridad acceso',
      needs: 'profile',
      does: { goTo: `${href('profile')}?seccion=contrasena` },
    },
    {
      id: 'dark',
      label: 'Usar la apariencia oscura',
      keywords: 'modo tema noche dark colores',
      needs: 'panel',
      does: { act: 'dark' },
    },
    {
      id: 'light',
      label: 'Usar la apariencia clara',
      keywords: 'modo tema dia light colores',
      needs: 'panel',
      does: { act: 'light' },
    },
    {
      id: 'log-out',
      label: 'Cerrar sesión',
      keywords: 'salir terminar desconectar',
      needs: 'panel',
      does: { act: 'log-out' },
    },
  ],
};

const shop: PaletteGroup = {
  title: `Sitio de ${site.brand}`,
  entries: [
    {
      id: 'quoter',
      label: routes.quoter.title,
      keywords: 'cotizar medir precio calcular medidas',
      needs: 'quoter',
      does: { goTo: href('quoter') },
    },
    {
      id: 'shop',
      label: `Ver el sitio de ${site.brand}`,
      keywords: 'tienda productos persianas toldos pagina publica',
      needs: 'home',
      does: { goTo: href('home') },
    },
  ],
};

/** All entries of the palette, in groups. */
export const paletteGroups: readonly PaletteGroup[] = [screens, actions, shop];
