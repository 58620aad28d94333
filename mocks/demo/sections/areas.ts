import type { Area } from '#src/api/contract/endpoint.ts';
import { callNames, contract, type CallName } from '#src/api/contract/index.ts';

/** Names of the areas, in the order of the list. */
const names = {
  access: 'Acceso',
  profile: 'Perfil',
  counters: 'Contadores',
  locations: 'Lugares',
  catalog: 'Catálogo y archivos',
  inventory: 'Inventario',
  users: 'Usuarios',
  wallet: 'Cartera',
  shop: 'Tienda',
  quotes: 'Cotizaciones',
  cart: 'Carrito',
  orders: 'Órdenes',
  cutting: 'Corte y materiales',
  samples: 'Muestras',
  publications: 'Archivos publicados',
} as const satisfies Record<Area, string>;

/** Each area's Spanish name with its calls. */
export const callAreas: readonly (readonly [name: string, calls: readonly CallName[]])[] = Object.entries(
  names,
).map(([area, name]) => [name, callNames.filter((call) => contract[call].area === area)]);
