import type { CallName, InputOf, OutputOf } from '#src/api/contract/index.ts';
import { DEMO_PASSWORD } from '#mocks/seeds/accounts.ts';
import type { Person } from './client.ts';
import { png } from './pictures.ts';

/** Of a list, how long it is; of a record, some of its fields. */
type Expected<Output> = Output extends readonly unknown[]
  ? { readonly length: number }
  : Partial<Output> | Output;

interface Sample<N extends CallName> {
  readonly as: Person | 'visitor';
  readonly input: InputOf<N>;
  /** Method and path as SPEC 7 has them. */
  readonly sends: string;
  /** Names of the fields of the body. */
  readonly fields: readonly string[];
  /** What of the reply must be so. */
  readonly replies: Expected<OutputOf<N>>;
}

const profile = {
  name: 'Mariana Treviño',
  email: 'mariana@ejemplo.mx',
  phone: '8112345678',
  state_id: 19,
  municipality_id: 19009,
};
const profileFields = Object.keys(profile);
const passwords = { password: 'nuevaclave', password_confirmation: 'nuevaclave' };

/** One good request of every call: a call without a sample does not compile. */
export const samples: { readonly [N in CallName]: Sample<N> } = {
  register: {
    as: 'visitor',
    input: { ...profile, ...passwords, captcha: 'listo' },
    sends: 'POST /api/register',
    fields: [...profileFields, 'password', 'password_confirmation', 'captcha'],
    replies: { name: 'Mariana Treviño', active: true, roles: [{ id: 3, name: 'cliente' }] },
  },
  states: { as: 'visitor', input: {}, sends: 'GET /api/states', fields: [], replies: { length: 32 } },
  municipalities: {
    as: 'visitor',
    input: { id: 19 },
    sends: 'GET /api/municipality/19',
    fields: [],
    replies: { length: 10 },
  },
  currentUser: {
    as: 'customer',
    input: {},
    sends: 'GET /api/login-user',
    fields: [],
    replies: { id: 1, name: 'Mariana Treviño Salas' },
  },
  updateProfile: {
    as: 'customer',
    input: profile,
    sends: 'PUT /api/login-user',
    fields: profileFields,
    replies: { id: 1, ...profile },
  },
  countQuotes: { as: 'customer', input: {}, sends: 'GET /api/count-cot', fields: [], replies: 4 },
  countOrders: { as: 'customer', input: {}, sends: 'GET /api/count-orders', fields: [], replies: 2 },
  countCart: { as: 'customer', input: {}, sends: 'GET /api/count-cart', fields: [], replies: 3 },
  checkPassword: {
    as: 'customer',
    input: { current_password: DEMO_PASSWORD },
    sends: 'POST /api/check-password',
    fields: ['current_password'],
    replies: true,
  },
  updatePassword: {
    as: 'customer',
    input: { current_password: DEMO_PASSWORD, ...passwords },
    sends: 'PUT /api/update-password',
    fields: ['current_password', 'password', 'password_confirmation'],
    replies: true,
  },
  login: {
    as: 'visitor',
    input: { email: 'cliente@rollux.mx', password: DEMO_PASSWORD },
    sends: 'POST /api/login',
    fields: ['email', 'password'],
    replies: {},
  },
  logout: { as: 'customer', input: {}, sends: 'POST /api/logout-user', fields: [], replies: true },
  catalogs: { as: 'customer', input: {}, sends: 'GET /api/catalogs', fields: [], replies: { length: 568 } },
  catalogPrices: {
    as: 'customer',
    input: {},
    sends: 'GET /api/catalogs-prices',
    fields: [],
    replies: { length: 568 },
  },
  uploadProfileImage: {
    as: 'customer',
    input: { image: png() },
    sends: 'POST /api/image-user',
    fields: ['image'],
    replies: { id: 1, image: '/storage/images/1-1.png' },
  },
  users: {
    as: 'administrator',
    input: {},
    sends: 'GET /api/list-users',
    fields: [],
    replies: { length: 40 },
  },
  toggleUserActive: {
    as: 'administrator',
    input: { id: 4 },
    sends: 'GET /api/user-active/4',
    fields: [],
    replies: { id: 4, active: true },
  },
  toggleUserMapActive: {
    as: 'administrator',
    input: { id: 4 },
    sends: 'GET /api/user-active-map/4',
    fields: [],
    replies: { id: 4, active_map: true },
  },
  roles: { as: 'administrator', input: {}, sends: 'GET /api/roles', fields: [], replies: { length: 3 } },
  addUser: {
    as: 'administrator',
    input: { ...profile, role_id: 2, ...passwords },
    sends: 'POST /api/user-add/',
    fields: [...profileFields, 'role_id', 'password', 'password_confirmation'],
    replies: true,
  },
  setCoordinates: {
    as: 'administrator',
    input: { id: 2, lat: 25.65, lng: -100.4 },
    sends: 'PUT /api/add-coordinates/2',
    fields: ['id', 'lat', 'lng'],
    replies: { id: 2, lat: 25.65, lng: -100.4 },
  },
  updateUser: {
    as: 'administrator',
    input: { id: 2, ...profile, role_id: 3 },
    sends: 'PUT /api/user-update/2',
    fields: ['id', ...profileFields, 'role_id'],
    replies: true,
  },
  sendRecoverEmail: {
    as: 'visitor',
    input: { email: 'quien.sea@ejemplo.mx', captcha: 'listo' },
    sends: 'POST /api/send-recover-email',
    fields: ['email', 'captcha'],
    replies: true,
  },
  priceListFiles: {
    as: 'customer',
    input: {},
    sends: 'GET /api/files/list-price',
    fields: [],
    replies: { length: 2 },
  },
  digitalCatalogFiles: {
    as: 'customer',
    input: {},
    sends: 'GET /api/files/digital-catalog',
    fields: [],
    replies: { length: 2 },
  },
  promotionFiles: {
    as: 'customer',
    input: {},
    sends: 'GET /api/files/promotions',
    fields: [],
    replies: { length: 3 },
  },
  paymentMethods: {
    as: 'customer',
    input: {},
    sends: 'GET /api/payment-methods',
    fields: [],
    replies: { length: 2 },
  },
  addPaymentMethod: {
    as: 'customer',
    input: { token: 'demo-visa-1111-0931' },
    sends: 'POST /api/payment-methods',
    fields: ['token'],
    replies: { id: 5, brand: 'Visa', last_four: '1111', expires: '09/31', is_default: false },
  },
  setDefaultPaymentMethod: {
    as: 'customer',
    input: { id: 2 },
    sends: 'PUT /api/payment-methods/2/default',
    fields: ['id'],
    replies: { id: 2, is_default: true },
  },
  removePaymentMethod: {
    as: 'customer',
    input: { id: 1 },
    sends: 'DELETE /api/payment-methods/1',
    fields: [],
    replies: true,
  },
  blindsStock: {
    as: 'distributor',
    input: {},
    sends: 'GET /api/inventory/blinds',
    fields: [],
    replies: { length: 444 },
  },
  galleriesStock: {
    as: 'distributor',
    input: {},
    sends: 'GET /api/inventory/galleries',
    fields: [],
    replies: { length: 22 },
  },
  motorsStock: {
    as: 'distributor',
    input: {},
    sends: 'GET /api/inventory/motors',
    fields: [],
    replies: { length: 26 },
  },
  pricesStock: {
    as: 'distributor',
    input: {},
    sends: 'GET /api/inventory/prices',
    fields: [],
    replies: { length: 305 },
  },
  dealers: { as: 'visitor', input: {}, sends: 'GET /api/dealers', fields: [], replies: { length: 9 } },
  sendMessage: {
    as: 'visitor',
    input: { name: 'Ana', email: 'ana@correo.mx', phone: '', message: 'Hola', captcha: 'listo' },
    sends: 'POST /api/contact',
    fields: ['name', 'email', 'phone', 'message', 'captcha'],
    replies: true,
  },
};
