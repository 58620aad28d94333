import type { CallName, InputOf, OutputOf } from '#src/api/contract/index.ts';
import { cartsOn } from '#mocks/seeds/carts.ts';
import { DEMO_PASSWORD } from '#mocks/seeds/accounts.ts';
import type { Person } from './client.ts';
import { png } from './pictures.ts';
import { bedroom, livingRoom, newQuote, seededOrder, seededQuote, seen, tiers } from './shop.ts';

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

const draft = seededQuote('Recámaras de la casa nueva');
const sent = seededQuote('Sala y comedor');
const own = (maker: 'customer' | 'distributor', title: string) => {
  const { id, revision, windows } = seededQuote(title);
  return { id, revision, price: seen(windows, tiers[maker]) };
};
const clinic = own('distributor', 'Consultorio de la Dra. Ríos');
const kindergarten = own('distributor', 'Kínder Arcoíris');
const house = own('distributor', 'Casa Yáñez');
const inCart = cartsOn('2026-11-21').find(({ user_id }) => user_id === 1) ?? { lines: [], revision: 0 };

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
  priceList: {
    as: 'distributor',
    input: {},
    sends: 'GET /api/price-list',
    fields: [],
    replies: { tier: 'oro' },
  },
  quotes: { as: 'distributor', input: {}, sends: 'GET /api/quotes', fields: [], replies: { length: 12 } },
  networkQuotes: {
    as: 'distributor',
    input: {},
    sends: 'GET /api/network/quotes',
    fields: [],
    replies: { length: 21 },
  },
  quote: {
    as: 'customer',
    input: { id: draft.id },
    sends: `GET /api/quotes/${draft.id}`,
    fields: [],
    replies: { id: draft.id, status: 'borrador', title: draft.title, revision: 1 },
  },
  saveQuote: {
    as: 'customer',
    input: newQuote(),
    sends: 'PUT /api/quotes/nueva-1',
    fields: Object.keys(newQuote()),
    replies: { id: 'nueva-1', status: 'borrador', title: 'Casa Treviño', revision: 1 },
  },
  removeQuote: {
    as: 'customer',
    input: { id: draft.id },
    sends: `DELETE /api/quotes/${draft.id}`,
    fields: [],
    replies: true,
  },
  sendQuote: {
    as: 'distributor',
    input: { id: seededQuote('Depa de Paulina').id, revision: 1 },
    sends: `POST /api/quotes/${seededQuote('Depa de Paulina').id}/send`,
    fields: ['id', 'revision'],
    replies: { status: 'enviada', revision: 2 },
  },
  answerQuote: {
    as: 'distributor',
    input: { id: clinic.id, revision: clinic.revision, accept: true },
    sends: `POST /api/quotes/${clinic.id}/answer`,
    fields: ['id', 'revision', 'accept'],
    replies: { status: 'aceptada', answer_note: null },
  },
  renewQuote: {
    as: 'distributor',
    input: { id: kindergarten.id, revision: kindergarten.revision, ...kindergarten.price },
    sends: `POST /api/quotes/${kindergarten.id}/renew`,
    fields: ['id', 'revision', 'price_list', 'total_centavos'],
    replies: { status: 'enviada', price_list: { id: 'distribuidor', version: 1 } },
  },
  convertQuote: {
    as: 'distributor',
    input: { id: house.id, revision: house.revision },
    sends: `POST /api/quotes/${house.id}/order`,
    fields: ['id', 'revision'],
    replies: { status: 'convertida' },
  },
  sharedQuote: {
    as: 'visitor',
    input: { share: sent.share ?? '' },
    sends: `GET /api/shared-quotes/${sent.share ?? ''}`,
    fields: [],
    replies: { status: 'vista', title: sent.title },
  },
  answerSharedQuote: {
    as: 'visitor',
    input: { share: sent.share ?? '', accept: true, note: '' },
    sends: `PUT /api/shared-quotes/${sent.share ?? ''}`,
    fields: ['share', 'accept', 'note'],
    replies: { status: 'aceptada' },
  },
  requestQuote: {
    as: 'visitor',
    input: {
      ...seen([livingRoom]),
      name: 'Ana Ruiz',
      phone: '8155501420',
      email: 'ana@ejemplo.mx',
      windows: [livingRoom],
      captcha: 'listo',
    },
    sends: 'POST /api/quote-requests',
    fields: ['price_list', 'total_centavos', 'name', 'phone', 'email', 'windows', 'captcha'],
    replies: { folio: 'C-1032' },
  },
  cart: { as: 'customer', input: {}, sends: 'GET /api/cart', fields: [], replies: { revision: 3 } },
  networkCarts: {
    as: 'distributor',
    input: {},
    sends: 'GET /api/network/carts',
    fields: [],
    replies: { length: 4 },
  },
  addToCart: {
    as: 'customer',
    input: { windows: [livingRoom, bedroom] },
    sends: 'POST /api/cart/lines',
    fields: ['windows'],
    replies: { revision: 4 },
  },
  setCartQuantity: {
    as: 'customer',
    input: { key: 'v1', quantity: 7 },
    sends: 'PUT /api/cart/lines/v1',
    fields: ['key', 'quantity'],
    replies: { revision: 4 },
  },
  removeFromCart: {
    as: 'customer',
    input: { key: 'v1' },
    sends: 'DELETE /api/cart/lines/v1',
    fields: [],
    replies: { revision: 4 },
  },
  checkOut: {
    as: 'customer',
    input: { ...seen(inCart.lines), attempt: 'intento-1', revision: inCart.revision, notes: '' },
    sends: 'POST /api/cart/check-out',
    fields: ['price_list', 'total_centavos', 'attempt', 'revision', 'notes'],
    replies: { stage: 'confirmado', quote_id: null },
  },
  orders: { as: 'distributor', input: {}, sends: 'GET /api/orders', fields: [], replies: { length: 6 } },
  networkOrders: {
    as: 'distributor',
    input: {},
    sends: 'GET /api/network/orders',
    fields: [],
    replies: { length: 18 },
  },
  moveOrder: {
    as: 'administrator',
    input: {
      id: seededOrder('Casa Bautista').id,
      from: 'fabricado',
      to: 'en-instalacion',
      note: 'Sale mañana',
    },
    sends: `PUT /api/orders/${seededOrder('Casa Bautista').id}/stage`,
    fields: ['id', 'from', 'to', 'note'],
    replies: { stage: 'en-instalacion' },
  },
};
