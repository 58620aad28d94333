import * as fc from 'fast-check';
import type { CallName } from '#src/api/contract/index.ts';

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
        fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 6 }).map((key) => `x_${key}`),
        // As JSON has it: -0 is 0 there.
        fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value))),
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
} satisfies Record<CallName, Variants>;
