import { isIn, numbers, ROWS, shuffled, type FilterCase, type ListCase, type SortCase } from './list-case.ts';
import * as rows from './rows.ts';

const ascending = (number: number) => number;
const newestFirst = (number: number) => -number;

const searched = (key: string, label = 'Buscar') => ({ key, label });

const column = (heading: string, name: string, by: SortCase['by']): SortCase => ({ heading, name, by });

const filter = (
  label: string,
  option: string,
  key: string,
  value: string,
  half: 0 | 1 | 2 | 3,
): FilterCase => ({
  label,
  option,
  key,
  value,
  leaves: (number) => isIn(half, number),
});

const total = column('Total', 'total', shuffled);
const article = column('Artículo', 'nombre', ascending);
const family = filter('Familia', 'Romanas', 'familia', 'Romanas', 0);

const quoteColumns = [
  column('Cotización', 'folio', (number) => shuffled(number + 50)),
  column('Estado', 'estado', (number) => (isIn(0, number) ? 1 : 0)),
  total,
  column('Vigencia', 'vence', (number) => (isIn(0, number) ? shuffled(number + 70) : null)),
  column('Piezas', 'ventanas', (number) => shuffled(number + 20)),
  column('Hecha', 'hecha', ascending),
];

const quotes = {
  files: [
    'src/features/quotes/quotes-list.tsx',
    'src/features/quotes/list/use-filtered-quotes.ts',
    'src/features/quotes/list/columns.tsx',
  ],
  reply: numbers.map(rows.quoteRow),
  order: newestFirst,
  search: searched('buscar'),
  csv: 'Descargar CSV',
  many: 'cotizaciones',
} as const;

/** Of the rows of quotes and orders the last ones are made today, three on each day. */
const lastMonth: FilterCase = {
  ...filter('Hecha', 'Últimos 30 días', 'cuando', '30-dias', 0),
  leaves: (number) => number > ROWS - 3 * 30,
};
const sent = filter('Estado', 'Enviada', 'estado', 'enviada', 0);

const ordersColumns = [
  column('Folio', 'folio', (number) => shuffled(number + 50)),
  column('Para', 'asunto', ascending),
  column('Etapa', 'etapa', (number) => (isIn(0, number) ? 1 : 0)),
  column('Total con IVA', 'total', shuffled),
  column('Hecha', 'hecha', ascending),
  column('Prometida', 'prometida', (number) => shuffled(number + 30)),
];

const orders = {
  files: ['src/features/orders/list/orders-list.tsx', 'src/features/orders/list/order-columns.tsx'],
  reply: numbers.map(rows.orderRow),
  order: newestFirst,
  search: searched('busca'),
  csv: 'Descargar CSV',
  many: 'órdenes',
} as const;

const unpaid = filter('Pago', 'Por pagar', 'pago', 'debe', 2);
const delivered = filter('Etapa', 'Entregado', 'etapa', 'entregado', 0);

const stock = {
  files: [
    'src/features/inventory/list/inventory-list.tsx',
    'src/features/inventory/list/use-filtered-lines.ts',
    'src/features/inventory/column.ts',
    'src/features/inventory/filter.ts',
    'src/features/inventory/stock-columns.tsx',
    'src/features/inventory/list/cells.tsx',
  ],
  person: 'Distribuidor',
  reply: numbers.map(rows.stockRow),
  order: ascending,
  search: searched('buscar'),
  filters: [
    family,
    filter('Estado', 'Agotado', 'estado', 'agotado', 1),
    filter('Llegadas', 'Llega pronto', 'llega', 'pronto', 2),
  ],
  csv: 'Descargar CSV',
} as const;

const stockColumns = [
  article,
  column('Estado', 'estado', (number) => (isIn(1, number) ? 0 : 1)),
  column('Total', 'total', shuffled),
  column('Apartado', 'apartado', (number) => shuffled(number + 10)),
  column('Libre', 'libre', (number) => (isIn(1, number) ? 0 : 1 + shuffled(number + 20))),
  column('Llegada', 'llegada', (number) => (isIn(2, number) ? 0 : null)),
  column('Actualizado', 'actualizado', (number) => shuffled(number + 30)),
];

const byName = { key: 'orden', standard: 'nombre' };

const catalogItems = {
  reply: numbers.map(rows.itemRow),
  order: ascending,
  person: 'Distribuidor',
  search: searched('buscar'),
  filters: [family],
  csv: 'Descargar CSV',
} as const;

/** Every list that is searched and filtered. */
export const listCases: readonly ListCase[] = [
  {
    ...quotes,
    name: 'own quotes',
    path: '/panel/listas/cotizaciones',
    person: 'Cliente',
    call: 'quotes',
    filters: [sent, lastMonth],
    sorts: { key: 'orden', standard: '-hecha', columns: quoteColumns },
  },
  {
    ...quotes,
    name: 'quotes of a network',
    files: ['src/screens/panel/listas-cotizaciones-admin/quotes-admin.tsx'],
    path: '/panel/listas/cotizaciones-admin',
    person: 'Distribuidor',
    call: 'networkQuotes',
    filters: [sent, lastMonth, filter('La hizo', 'Casa Ocho', 'autor', '8', 1)],
    sorts: {
      key: 'orden',
      standard: '-hecha',
      columns: [...quoteColumns, column('La hizo', 'autor', (number) => (isIn(1, number) ? 1 : 0))],
    },
  },
  {
    name: 'clients',
    files: ['src/features/quotes/clients/clients-list.tsx', 'src/features/quotes/clients/client-columns.tsx'],
    path: '/panel/listas/cotizaciones?vista=clientes',
    person: 'Distribuidor',
    call: 'quotes',
    reply: numbers.map(rows.clientRow),
    empty: ['orders', 'clients'],
    order: (number) => -shuffled(number),
    search: searched('buscar'),
    filters: [],
    sorts: {
      key: 'orden_por',
      standard: '-ultima',
      columns: [column('Cliente', 'nombre', ascending), column('Última vez', 'ultima', shuffled)],
    },
    csv: 'Descargar CSV',
    many: 'clientes',
  },
  {
    ...orders,
    name: 'own orders',
    path: '/panel/listas/ordenes',
    person: 'Cliente',
    call: 'orders',
    filters: [delivered, unpaid, lastMonth],
    sorts: { key: 'por', standard: '-hecha', columns: ordersColumns },
  },
  {
    ...orders,
    name: 'orders of a network',
    path: '/panel/listas/ordenes-admin',
    person: 'Distribuidor',
    call: 'networkOrders',
    filters: [delivered, unpaid, lastMonth, filter('De quién', 'Casa Ocho', 'de', '8', 1)],
    sorts: {
      key: 'por',
      standard: '-hecha',
      columns: [...ordersColumns, column('De quién', 'de', (number) => (isIn(1, number) ? 1 : 0))],
    },
  },
  {
    name: 'carts of a network',
    files: ['src/screens/panel/listas-mi-carrito-admin/network-carts.tsx'],
    path: '/panel/listas/mi-carrito-admin',
    person: 'Distribuidor',
    call: 'networkCarts',
    reply: numbers.map(rows.networkCartRow),
    order: newestFirst,
    search: searched('busca'),
    filters: [],
    sorts: {
      key: 'por',
      standard: '-cambio',
      columns: [
        column('De quién', 'de', ascending),
        column('Partidas', 'ventanas', (number) => number % 3),
        column('Total con IVA', 'total', shuffled),
        column('Lo más antiguo', 'desde', (number) => shuffled(number + 30)),
        column('Último cambio', 'cambio', ascending),
      ],
    },
    many: 'carritos',
  },
  {
    name: 'users',
    files: [
      'src/screens/panel/usuarios/list/users-loaded.tsx',
      'src/screens/panel/usuarios/list/users-table.tsx',
      'src/screens/panel/usuarios/list/use-filtered-users.ts',
      'src/screens/panel/usuarios/list/filters.ts',
      'src/screens/panel/usuarios/list/columns.tsx',
      'src/screens/panel/usuarios/list/user-file.ts',
    ],
    path: '/panel/usuarios',
    person: 'Administrador',
    call: 'users',
    reply: numbers.map(rows.userRow),
    order: ascending,
    search: searched('busca'),
    filters: [
      filter('Rol', 'Distribuidor', 'rol', 'distribuidor', 0),
      filter('Estado', 'Baja California', 'estado', '2', 1),
      filter('Acceso', 'Activos', 'activo', 'si', 2),
      filter('Mapa', 'En el mapa', 'mapa', 'si', 3),
    ],
    sorts: {
      ...byName,
      columns: [
        column('Persona', 'nombre', ascending),
        column('Rol', 'rol', (number) => (isIn(0, number) ? 1 : 0)),
        column('Lugar', 'lugar', (number) => (isIn(1, number) ? 1 : 0)),
        column('Activo', 'activo', (number) => (isIn(2, number) ? 0 : 1)),
        column('En el mapa', 'mapa', (number) => (isIn(3, number) ? 0 : 1)),
        column('Ubicado', 'ubicacion', (number) => (number % 3 === 0 ? 0 : 1)),
      ],
    },
    csv: 'Descargar CSV',
    many: 'usuarios',
  },
  {
    name: 'activity',
    files: [
      'src/screens/panel/usuarios/activity/activity.tsx',
      'src/screens/panel/usuarios/activity/use-filtered-activity.ts',
      'src/screens/panel/usuarios/activity/activity-columns.tsx',
      'src/screens/panel/usuarios/users.tsx',
    ],
    path: '/panel/usuarios?vista=actividad',
    person: 'Administrador',
    call: 'activity',
    reply: numbers.map(rows.activityRow),
    order: newestFirst,
    search: searched('buscar'),
    filters: [filter('De qué', 'Órdenes', 'tipo', 'orden', 0), { ...lastMonth, label: 'Cuándo' }],
    sorts: {
      key: 'por',
      standard: '-cuando',
      columns: [
        column('De qué', 'de', ascending),
        column('Qué cambió', 'que', (number) => (isIn(1, number) ? 1 : 0)),
        column('Cuándo', 'cuando', ascending),
        column('Quién', 'quien', (number) => (isIn(2, number) ? 1 : 0)),
      ],
    },
    csv: 'Descargar CSV',
    many: 'cambios',
  },
  {
    ...stock,
    name: 'stock of blinds',
    files: [...stock.files, 'src/screens/panel/inventario-persianas/roll-columns.tsx'],
    path: '/panel/inventario/persianas',
    call: 'blindsStock',
    sorts: {
      ...byName,
      columns: [...stockColumns, column('Rollo', 'rollo', (number) => shuffled(number + 40))],
    },
    many: 'telas',
  },
  {
    ...stock,
    name: 'stock of galleries',
    path: '/panel/inventario/galerias',
    call: 'galleriesStock',
    filters: [family],
    sorts: { ...byName, columns: [article, total] },
    many: 'galerías',
  },
  {
    ...stock,
    name: 'stock of motors',
    path: '/panel/inventario/mororizacion',
    call: 'motorsStock',
    filters: [family],
    sorts: { ...byName, columns: [article, total] },
    many: 'artículos',
  },
  {
    ...stock,
    name: 'prices of the stock',
    files: [
      'src/screens/panel/inventario-precios/price-columns.tsx',
      'src/screens/panel/inventario-precios/change-cell.tsx',
    ],
    path: '/panel/inventario/precios',
    call: 'pricesStock',
    reply: numbers.map(rows.stockPriceRow),
    filters: [family, filter('Cambio', 'Subió', 'cambio', 'subio', 1)],
    sorts: {
      ...byName,
      columns: [
        article,
        column('Precio', 'precio', shuffled),
        column('Cambio', 'cambio', (number) => (isIn(1, number) ? 1 + shuffled(number) : 0)),
        column('Vigente desde', 'desde', (number) => shuffled(number + 30)),
      ],
    },
    many: 'artículos',
  },
  {
    ...catalogItems,
    name: 'price list',
    files: [
      'src/screens/panel/lista-precios/prices.tsx',
      'src/screens/panel/lista-precios/price-columns.tsx',
      'src/features/catalog-items/use-item-list.ts',
      'src/features/catalog-items/list/use-item-filter.ts',
    ],
    path: '/panel/lista-precios',
    call: 'catalogPrices',
    sorts: {
      ...byName,
      columns: [
        article,
        column('Código', 'codigo', (number) => shuffled(number + 50)),
        column('Familia', 'familia', (number) => (isIn(0, number) ? 1 : 0)),
        column('Precio', 'precio', shuffled),
      ],
    },
    many: 'precios',
  },
  {
    ...catalogItems,
    name: 'catalog',
    files: [
      'src/screens/panel/listas-catalogo/items.tsx',
      'src/screens/panel/listas-catalogo/item-grid.tsx',
      'src/screens/panel/listas-catalogo/file-columns.ts',
    ],
    path: '/panel/listas-catalogo',
    call: 'catalogs',
    many: 'artículos',
  },
  {
    name: 'dealers',
    files: [
      'src/screens/storefront/distribuidores/dealer-list.tsx',
      'src/screens/storefront/distribuidores/dealer-filters.tsx',
      'src/screens/storefront/distribuidores/dealer-search-view.tsx',
      'src/screens/storefront/distribuidores/use-dealer-search.ts',
    ],
    path: '/distribuidores',
    person: null,
    call: 'dealers',
    reply: numbers.map(rows.dealerRow),
    // By state, then by name.
    order: (number) => (isIn(0, number) ? 1_000 : 0) + number,
    search: searched('buscar', 'Ciudad, estado o nombre'),
    filters: [
      filter('Estado', 'Nuevo León', 'estado', 'Nuevo León', 0),
      filter('Qué buscas', 'Motorización', 'producto', 'motorizacion', 1),
    ],
    adds: 10,
    many: 'distribuidores',
  },
];
