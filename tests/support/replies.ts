import * as fc from 'fast-check';
import type { CallName } from '#src/api/contract/index.ts';
import { jsonOf, plainName } from './json.ts';

/** What a server may send, and what has to come of it; worked out here, never by a decoder. */
export interface Variant {
  readonly wire: unknown;
  readonly decoded: unknown;
}

type Variants = fc.Arbitrary<Variant>;

/** Stands for a field that is not sent at all. */
const MISSING = Symbol('missing');

const same = <T>(values: fc.Arbitrary<T>): Variants =>
  values.map((value) => ({ wire: value, decoded: value }));
const oneOf = (...pairs: readonly (readonly [wire: unknown, decoded: unknown])[]): Variants =>
  fc.constantFrom(...pairs.map(([wire, decoded]) => ({ wire, decoded })));

/** true/false, 0/1 or "0"/"1". */
const flags = oneOf([true, true], [false, false], [1, true], [0, false], ['1', true], ['0', false]);

/** A number, or a string that is one. */
const spelled = (numbers: fc.Arbitrary<number>): Variants =>
  fc.record({ value: numbers, asText: fc.boolean() }).map(({ value, asText }) => ({
    wire: asText ? String(value) : value,
    decoded: value,
  }));
const ids = spelled(fc.nat({ max: 2 ** 31 }));
const degrees = spelled(fc.double({ min: -180, max: 180, noNaN: true }).map((value) => value + 0));
const prices = spelled(fc.nat({ max: 10 ** 9 }).map((cents) => cents / 100));

const words = fc.string({ unit: 'grapheme', maxLength: 12 });
/** Texts; telephone numbers and codes come as numbers too. */
const texts: Variants = fc.oneof(
  same(words),
  fc.nat().map((value) => ({ wire: value, decoded: String(value) })),
);
const filledTexts: Variants = same(words.filter((word) => word !== ''));

const absent = oneOf([MISSING, null], [null, null], ['', null]);
/** Missing, null and '' are null. */
const maybe = (variants: Variants): Variants =>
  fc.oneof(
    absent,
    variants.map(({ wire, decoded }) => ({ wire, decoded: wire === '' ? null : decoded })),
  );

interface Field {
  readonly name: string;
  /** Other names that the field may have on the wire. */
  readonly aliases?: readonly string[];
  readonly values: Variants;
}

/** An object of these fields, with others that nobody knows beside them. */
const objects = (fields: readonly Field[]): Variants =>
  fc
    .tuple(
      fc.tuple(
        ...fields.map(({ name, aliases = [], values }) =>
          fc.record({ name: fc.constant(name), spelling: fc.constantFrom(name, ...aliases), value: values }),
        ),
      ),
      fc.dictionary(
        plainName(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 6 })).map((key) => `x_${key}`),
        jsonOf(words),
        { maxKeys: 3 },
      ),
    )
    .map(([values, extras]) => ({
      wire: {
        ...extras,
        ...Object.fromEntries(
          values
            .filter(({ value }) => value.wire !== MISSING)
            .map(({ spelling, value }) => [spelling, value.wire]),
        ),
      },
      decoded: { ...extras, ...Object.fromEntries(values.map(({ name, value }) => [name, value.decoded])) },
    }));

/** Merges variants of parts of one object. */
const together = (...parts: readonly Variants[]): Variants =>
  fc.tuple(...parts).map((variants) => ({
    wire: Object.assign({}, ...variants.map(({ wire }) => wire)) as unknown,
    decoded: Object.assign({}, ...variants.map(({ decoded }) => decoded)) as unknown,
  }));

const roleNames = fc.constantFrom('Cliente', 'Distribuidor', 'Administrador');
const roleIds = fc.nat({ max: 9 });

/** role, role_id, roles[], or nothing of them. */
const roles: Variants = fc.oneof(
  oneOf(
    [{}, { roles: [] }],
    [{ role: null }, { roles: [] }],
    [{ role: '', role_id: '' }, { roles: [] }],
    [{ roles: [] }, { roles: [] }],
  ),
  roleNames.map((name) => ({ wire: { role: name }, decoded: { roles: [{ id: null, name }] } })),
  roleIds.map((id) => ({ wire: { role_id: id }, decoded: { roles: [{ id, name: null }] } })),
  roleIds.map((id) => ({ wire: { role_id: String(id) }, decoded: { roles: [{ id, name: null }] } })),
  fc
    .tuple(roleIds, roleNames)
    .map(([id, name]) => ({ wire: { role: name, role_id: id }, decoded: { roles: [{ id, name }] } })),
  fc
    .tuple(roleIds, roleNames)
    .map(([id, name]) => ({ wire: { role: { id: String(id), name } }, decoded: { roles: [{ id, name }] } })),
  fc.array(fc.tuple(roleIds, roleNames), { maxLength: 3 }).map((list) => ({
    wire: { roles: list.map(([id, name]) => ({ id, name })) },
    decoded: { roles: list.map(([id, name]) => ({ id, name })) },
  })),
  fc.array(roleNames, { minLength: 1, maxLength: 3 }).map((names) => ({
    wire: { roles: names },
    decoded: { roles: names.map((name) => ({ id: null, name })) },
  })),
  fc.array(roleIds, { minLength: 1, maxLength: 3 }).map((list) => ({
    wire: { roles: list },
    decoded: { roles: list.map((id) => ({ id, name: null })) },
  })),
);

const users = together(
  objects([
    { name: 'id', values: ids },
    { name: 'active', values: flags },
    {
      name: 'active_map',
      aliases: ['map_active'],
      values: fc.oneof(flags, oneOf([MISSING, false], [null, false])),
    },
    { name: 'name', values: maybe(texts) },
    { name: 'email', values: maybe(same(fc.emailAddress())) },
    { name: 'phone', values: maybe(texts) },
    { name: 'image', values: maybe(texts) },
    { name: 'lat', aliases: ['latitude'], values: maybe(degrees) },
    { name: 'lng', aliases: ['longitude'], values: maybe(degrees) },
    { name: 'state_id', values: maybe(ids) },
    { name: 'municipality_id', values: maybe(ids) },
  ]),
  roles,
);

const places = objects([
  { name: 'id', values: ids },
  { name: 'name', values: texts },
]);
const towns = objects([
  { name: 'id', values: ids },
  { name: 'name', values: texts },
  { name: 'state_id', values: maybe(ids) },
]);
const items: readonly Field[] = [
  { name: 'id', values: ids },
  { name: 'name', aliases: ['title'], values: texts },
  { name: 'code', values: maybe(texts) },
  { name: 'family', values: maybe(texts) },
];
const catalogItems = objects([
  ...items,
  { name: 'color', values: maybe(texts) },
  { name: 'image', values: maybe(texts) },
]);
const catalogPrices = objects([
  ...items,
  { name: 'price', values: maybe(prices) },
  { name: 'unit', values: maybe(texts) },
]);
const articles: readonly Field[] = [
  ...items,
  { name: 'color', values: maybe(texts) },
  { name: 'unit', values: maybe(texts) },
  { name: 'updated_at', values: maybe(same(fc.constant('2026-11-20T12:00:00Z'))) },
];
const kept = (...totals: readonly string[]): readonly Field[] => [
  ...articles,
  { name: 'total', aliases: ['stock', ...totals], values: maybe(prices) },
  ...['reserved', 'free', 'threshold', 'incoming'].map((name) => ({ name, values: maybe(prices) })),
  { name: 'incoming_at', values: maybe(same(fc.constant('2026-12-02'))) },
];
const rolls = objects([
  ...kept('metres'),
  { name: 'rolls', values: maybe(ids) },
  { name: 'roll_length', values: maybe(prices) },
  { name: 'roll_width', values: maybe(prices) },
]);
const pieces = objects(kept('pieces'));
const stockPrices = objects([
  ...articles,
  { name: 'price', values: maybe(prices) },
  { name: 'previous_price', values: maybe(prices) },
]);
const files = objects([
  { name: 'name', aliases: ['title'], values: texts },
  { name: 'url', aliases: ['path', 'file'], values: filledTexts },
  { name: 'version', values: maybe(texts) },
  { name: 'updated_at', aliases: ['date'], values: maybe(same(fc.constant('2026-11-20T12:00:00Z'))) },
]);

const paymentMethods = objects([
  { name: 'id', values: ids },
  { name: 'brand', values: maybe(texts) },
  { name: 'last_four', aliases: ['last4'], values: maybe(texts) },
  { name: 'expires', aliases: ['expiry'], values: maybe(texts) },
  {
    name: 'is_default',
    aliases: ['default'],
    values: fc.oneof(flags, oneOf([MISSING, false], [null, false])),
  },
]);

const dealers = objects([
  { name: 'id', values: ids },
  { name: 'name', aliases: ['company'], values: maybe(texts) },
  ...['phone', 'whatsapp', 'email', 'address', 'state', 'municipality'].map((name) => ({
    name,
    values: maybe(texts),
  })),
  { name: 'products', values: oneOf([MISSING, []], [null, []], [['enrollables'], ['enrollables']]) },
]);

/** A list of the engine's own measures and choices, some of them written as null. */
const lines: Variants = fc
  .record({
    width: fc.integer({ min: 1, max: 20_000 }),
    height: fc.integer({ min: 1, max: 20_000 }),
    quantity: fc.integer({ min: 1, max: 999 }),
    lay: fc.constantFrom(undefined, null, 'normal', 'rotated', 'joined'),
    cloths: fc.constantFrom(undefined, null, 1, 2, 3),
    control: fc.constantFrom(undefined, null, 'cadena', 'motor-radio'),
    extras: fc.constantFrom(undefined, null, [], ['instalacion']),
    remotes: fc.constantFrom(undefined, null, [], [{ id: 'remoto-1', count: 2 }]),
  })
  .map(({ width, height, ...choices }) => {
    const chosen = Object.entries(choices).filter(([, value]) => value !== undefined);
    const size = { widthMm: width, heightMm: height };
    return {
      wire: { ...size, ...Object.fromEntries(chosen) },
      decoded: { ...size, ...Object.fromEntries(chosen.filter(([, value]) => value !== null)) },
    };
  });

/** Amounts, which a difference may take below 0. */
const amounts = spelled(fc.integer({ min: -(10 ** 9), max: 10 ** 12 }).map((value) => value + 0));
const days = same(fc.constantFrom('2026-11-30', '2027-02-28'));
const moments = same(fc.constantFrom('2026-11-20T12:00:00Z', '2026-11-20T18:30:00.000Z'));

const arraysOf = (variants: Variants): Variants =>
  fc.array(variants, { maxLength: 3 }).map((list) => ({
    wire: list.map(({ wire }) => wire),
    decoded: list.map(({ decoded }) => decoded),
  }));

const windowFields: readonly Field[] = [
  ...['key', 'name', 'variant', 'color'].map((name) => ({ name, values: texts })),
  { name: 'line', values: lines },
  ...['unit_centavos', 'once_centavos', 'discount_centavos', 'total_centavos'].map((name) => ({
    name,
    values: amounts,
  })),
];
const windows = objects(windowFields);
const totals = objects([
  { name: 'holds_iva', values: flags },
  ...['subtotal', 'discount', 'base', 'iva', 'total', 'deposit', 'balance'].map((name) => ({
    name: `${name}_centavos`,
    values: amounts,
  })),
]);
const listRefs = objects([
  { name: 'id', values: texts },
  { name: 'version', values: ids },
]);
const makers = objects([
  { name: 'id', values: ids },
  { name: 'name', aliases: ['company'], values: maybe(texts) },
]);
const contacts = objects(['name', 'phone', 'email'].map((name) => ({ name, values: maybe(texts) })));

const statuses = same(
  fc.constantFrom('borrador', 'enviada', 'vista', 'aceptada', 'rechazada', 'vencida', 'convertida'),
);
const stages = same(
  fc.constantFrom(
    'confirmado',
    'en-fabricacion',
    'fabricado',
    'en-instalacion',
    'instalado',
    'entregado',
    'cancelado',
  ),
);

const named = (values: Variants, ...names: readonly string[]): readonly Field[] =>
  names.map((name) => ({ name, values }));

const quotes = objects([
  ...named(texts, 'id', 'folio'),
  { name: 'status', values: statuses },
  ...named(maybe(texts), 'title', 'answer_note', 'share', 'order_id', 'order_folio'),
  { name: 'client', values: maybe(contacts) },
  { name: 'margin_bp', values: maybe(ids) },
  { name: 'windows', values: arraysOf(windows) },
  { name: 'price_list', values: listRefs },
  { name: 'totals', values: totals },
  { name: 'client_totals', values: maybe(totals) },
  { name: 'revision', values: ids },
  ...named(maybe(moments), 'created_at', 'updated_at', 'sent_at', 'viewed_at', 'answered_at'),
  { name: 'expires_on', values: maybe(days) },
  { name: 'made_by', values: maybe(makers) },
]);
const sharedQuotes = objects([
  { name: 'folio', values: texts },
  { name: 'status', values: statuses },
  { name: 'title', values: maybe(texts) },
  ...named(maybe(contacts), 'client', 'seller'),
  { name: 'windows', values: arraysOf(windows) },
  { name: 'totals', values: totals },
  ...named(maybe(moments), 'sent_at', 'answered_at'),
  { name: 'expires_on', values: maybe(days) },
]);

const cartFields: readonly Field[] = [
  {
    name: 'lines',
    values: arraysOf(
      objects([
        ...windowFields,
        { name: 'added_centavos', values: maybe(amounts) },
        { name: 'supply', values: maybe(same(fc.constantFrom('disponible', 'poco', 'agotado'))) },
        { name: 'problem', values: maybe(texts) },
        { name: 'added_at', values: maybe(moments) },
      ]),
    ),
  },
  { name: 'price_list', values: listRefs },
  { name: 'totals', values: totals },
  { name: 'revision', values: ids },
];
const networkCarts = objects([
  ...cartFields,
  { name: 'id', values: texts },
  { name: 'made_by', values: maybe(makers) },
  { name: 'updated_at', values: maybe(moments) },
]);

const steps = objects([
  { name: 'stage', values: stages },
  { name: 'at', values: maybe(moments) },
  { name: 'note', values: maybe(texts) },
]);
/** A list; a missing one, and null, have nothing in them. */
const orNone = (variants: Variants): Variants => fc.oneof(variants, oneOf([MISSING, []], [null, []]));

const orders = objects([
  ...named(texts, 'id', 'folio'),
  { name: 'stage', values: stages },
  { name: 'steps', values: orNone(arraysOf(steps)) },
  ...named(maybe(texts), 'title', 'notes', 'quote_id'),
  { name: 'client', values: maybe(contacts) },
  { name: 'windows', values: arraysOf(windows) },
  { name: 'price_list', values: listRefs },
  { name: 'totals', values: totals },
  { name: 'documents', values: orNone(arraysOf(files)) },
  { name: 'created_at', values: maybe(moments) },
  { name: 'promised_on', values: maybe(days) },
  { name: 'made_by', values: maybe(makers) },
]);

/** The engine reads its own list as it is: no spelling of it varies. */
const priceLists = same(
  fc.constantFrom(
    {
      id: 'publico',
      version: 1,
      validFrom: '2026-01-01',
      ivaBp: 1_600,
      amounts: 'with-iva',
      products: {},
      items: { cadena: { kind: 'piece', centavos: 0 } },
      tiers: [],
    },
    {
      id: 'distribuidor',
      version: 7,
      validFrom: '2026-06-01',
      ivaBp: 1_600,
      amounts: 'before-iva',
      products: {
        lino: {
          kind: 'area',
          centavosPerM2: 89_000,
          minimum: { rule: 'per-side', widthMm: 1_000, heightMm: 1_000 },
        },
      },
      items: {},
      tiers: [{ id: 'oro', discountBp: 500, families: { enrollables: 700 } }],
    },
  ),
);
const ownPrices = objects([
  { name: 'list', values: priceLists },
  { name: 'tier', values: maybe(texts) },
]);

/** A reply inside one of these wrappers; '' stands for none. */
const wrapped = (variants: Variants, ...keys: readonly string[]): Variants =>
  fc.tuple(variants, fc.constantFrom(...keys)).map(([{ wire, decoded }, key]) => ({
    wire: key === '' ? wire : { [key]: wire, message: 'Listo.' },
    decoded,
  }));

const listsOf = (variants: Variants): Variants =>
  wrapped(
    fc.array(variants, { maxLength: 4 }).map((list) => ({
      wire: list.map(({ wire }) => wire),
      decoded: list.map(({ decoded }) => decoded),
    })),
    '',
    'data',
  );

const userReplies = wrapped(users, '', 'data', 'user');
const quoteReplies = wrapped(quotes, '', 'data', 'quote');
const sharedReplies = wrapped(sharedQuotes, '', 'data', 'quote');
const cartReplies = wrapped(objects(cartFields), '', 'data', 'cart');
const orderReplies = wrapped(orders, '', 'data', 'order');

const tokens = fc
  .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 40 })
  .filter((token) => !['null', 'undefined', '[object Object]'].includes(token.trim()) && token.trim() !== '');

/** `{token, user: {…}}` or `{token, …user fields}`. */
const logins: Variants = wrapped(
  fc.record({ token: tokens, user: users, flat: fc.boolean() }).map(({ token, user, flat }) => ({
    wire: flat ? { ...Object(user.wire), token } : { token, user: user.wire, token_type: 'Bearer' },
    decoded: { token, user: user.decoded },
  })),
  '',
  'data',
);

const counts: Variants = wrapped(ids, '', 'data', 'count');

const fileReplies: Variants = fc.oneof(
  listsOf(files),
  wrapped(
    files.map(({ wire, decoded }) => ({ wire, decoded: [decoded] })),
    '',
    'data',
  ),
);

/** SPEC leaves these open: any JSON, or nothing. */
const anyReplies: Variants = fc
  .oneof(fc.jsonValue(), fc.constant(undefined))
  .map((wire) => ({ wire, decoded: true }));

const passwordChecks: Variants = fc.oneof(
  oneOf(
    [undefined, true],
    [true, true],
    [{}, true],
    [{ valid: true }, true],
    [{ success: 1 }, true],
    [{ data: { valid: '1' } }, true],
    [false, false],
    [{ valid: false }, false],
    [{ valid: 0 }, false],
    [{ success: '0' }, false],
    [{ success: 'false' }, false],
    [{ data: { valid: null } }, false],
  ),
);

/** Every reply that DESIGN 3 lets a server give, by call. */
export const replies = {
  register: userReplies,
  states: listsOf(places),
  municipalities: listsOf(towns),
  currentUser: userReplies,
  updateProfile: userReplies,
  countQuotes: counts,
  countOrders: counts,
  countCart: counts,
  checkPassword: passwordChecks,
  updatePassword: anyReplies,
  login: logins,
  logout: anyReplies,
  catalogs: listsOf(catalogItems),
  catalogPrices: listsOf(catalogPrices),
  uploadProfileImage: userReplies,
  users: listsOf(users),
  toggleUserActive: userReplies,
  toggleUserMapActive: userReplies,
  roles: listsOf(places),
  addUser: anyReplies,
  setCoordinates: userReplies,
  updateUser: anyReplies,
  sendRecoverEmail: anyReplies,
  priceListFiles: fileReplies,
  digitalCatalogFiles: fileReplies,
  promotionFiles: fileReplies,
  blindsStock: listsOf(rolls),
  galleriesStock: listsOf(pieces),
  motorsStock: listsOf(pieces),
  pricesStock: listsOf(stockPrices),
  paymentMethods: listsOf(paymentMethods),
  addPaymentMethod: wrapped(paymentMethods, '', 'data'),
  setDefaultPaymentMethod: wrapped(paymentMethods, '', 'data'),
  removePaymentMethod: anyReplies,
  dealers: listsOf(dealers),
  sendMessage: anyReplies,
  priceList: wrapped(ownPrices, '', 'data'),
  quotes: listsOf(quotes),
  networkQuotes: listsOf(quotes),
  quote: quoteReplies,
  saveQuote: quoteReplies,
  removeQuote: anyReplies,
  sendQuote: quoteReplies,
  answerQuote: quoteReplies,
  renewQuote: quoteReplies,
  convertQuote: quoteReplies,
  sharedQuote: sharedReplies,
  answerSharedQuote: sharedReplies,
  requestQuote: wrapped(objects([{ name: 'folio', values: texts }]), '', 'data'),
  cart: cartReplies,
  networkCarts: listsOf(networkCarts),
  addToCart: cartReplies,
  setCartQuantity: cartReplies,
  removeFromCart: cartReplies,
  checkOut: orderReplies,
  orders: listsOf(orders),
  networkOrders: listsOf(orders),
  moveOrder: orderReplies,
} satisfies Record<CallName, Variants>;
