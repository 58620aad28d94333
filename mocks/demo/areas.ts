import { callNames, type CallName } from '#src/api/contract/index.ts';

const areas = {
  register: 'Acceso',
  login: 'Acceso',
  logout: 'Acceso',
  sendRecoverEmail: 'Acceso',
  currentUser: 'Perfil',
  updateProfile: 'Perfil',
  uploadProfileImage: 'Perfil',
  checkPassword: 'Perfil',
  updatePassword: 'Perfil',
  countQuotes: 'Contadores',
  countOrders: 'Contadores',
  countCart: 'Contadores',
  states: 'Lugares',
  municipalities: 'Lugares',
  catalogs: 'Catálogo y archivos',
  catalogPrices: 'Catálogo y archivos',
  priceListFiles: 'Catálogo y archivos',
  digitalCatalogFiles: 'Catálogo y archivos',
  promotionFiles: 'Catálogo y archivos',
  blindsStock: 'Inventario',
  galleriesStock: 'Inventario',
  motorsStock: 'Inventario',
  pricesStock: 'Inventario',
  users: 'Usuarios',
  roles: 'Usuarios',
  addUser: 'Usuarios',
  updateUser: 'Usuarios',
  toggleUserActive: 'Usuarios',
  toggleUserMapActive: 'Usuarios',
  setCoordinates: 'Usuarios',
  paymentMethods: 'Cartera',
  addPaymentMethod: 'Cartera',
  setDefaultPaymentMethod: 'Cartera',
  removePaymentMethod: 'Cartera',
  dealers: 'Tienda',
  sendMessage: 'Tienda',
} as const satisfies Record<CallName, string>;

/** Calls that belong together, in the order of this table; a call without an area does not compile. */
export const callAreas = Object.entries(
  Object.groupBy(Object.keys(areas).filter(isCall), (call) => areas[call]),
);

function isCall(name: string): name is CallName {
  return callNames.some((call) => call === name);
}
