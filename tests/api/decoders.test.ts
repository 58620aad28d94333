import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { callNames, contract, type CallName } from '#src/api/contract/index.ts';
import { isToken } from '#src/api/is-token.ts';
import { replies } from '#tests/support/replies.ts';
import { RUNS } from '#tests/support/runs.ts';

const decode = (name: CallName, wire: unknown) => z.safeParse<z.core.$ZodType>(contract[name].output, wire);
const open: readonly CallName[] = [
  'checkPassword',
  'updatePassword',
  'logout',
  'addUser',
  'updateUser',
  'sendRecoverEmail',
  'removePaymentMethod',
  'sendMessage',
  'removeQuote',
];
const closed = callNames.filter((name) => !open.includes(name));

/** As it would come over the wire. */
const throughJson = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

describe('the decoder of every call', () => {
  it.each(callNames)('%s never throws', (name) => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
    });
    fc.assert(
      fc.property(fc.oneof(anything, fc.jsonValue()), (wire) => {
        expect(typeof decode(name, wire).success).toBe('boolean');
      }),
      { numRuns: RUNS },
    );
  });

  it.each(callNames)('%s accepts every variant of its reply, and keeps fields that nobody knows', (name) => {
    fc.assert(
      fc.property(replies[name], ({ wire, decoded }) => {
        const result = decode(name, throughJson(wire));
        expect(result.error?.issues).toBeUndefined();
        // The alias of a field stays beside it, as any field that nobody knows.
        expect(result.data).toEqual(typeof decoded === 'object' ? expectedIn(decoded) : decoded);
      }),
      { numRuns: RUNS },
    );
  });

  it.each(callNames)('%s yields what it decodes to the same again', (name) => {
    fc.assert(
      fc.property(replies[name], ({ wire }) => {
        const once = decode(name, throughJson(wire)).data;
        expect(decode(name, throughJson(once)).data).toEqual(once);
      }),
      { numRuns: RUNS },
    );
  });

  it.each(closed)('%s rejects what cannot be used', (name) => {
    const html = '<!doctype html><title>502</title>';
    for (const wire of [
      undefined,
      null,
      html,
      '',
      'null',
      true,
      false,
      NaN,
      -1,
      1.5,
      [null],
      [[]],
      {},
      { data: null },
    ]) {
      expect(decode(name, wire).success, `${name} and ${JSON.stringify(wire)}`).toBe(false);
    }
  });

  it.each(closed)('%s is not misled by a key named __proto__', (name) => {
    const wire: unknown = JSON.parse(
      '{"__proto__": {"id": 1, "active": true, "name": "x", "url": "/x", "polluted": 1}}',
    );
    expect(decode(name, wire).success).toBe(false);
    expect('polluted' in {}).toBe(false);
  });
});

/** Matches objects that have these fields, at every depth of lists and objects that decoders make. */
function expectedIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(expectedIn);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    key.startsWith('x_') ? inner : expectedIn(inner),
  ]);
  return expect.objectContaining(Object.fromEntries(entries));
}

const GONE = Symbol('gone');
const never = [GONE, null, {}, [], true];
const notAnId = [...never, '', 'x', '0x10', '12abc', -1, '-1', 1.5, '1.5', NaN, Infinity, '1e999', 2 ** 60];
const notAFlag = [GONE, null, {}, [], '', 'x', 'true', 'yes', 2, -1, '2', NaN];
const notAText = never;
const notANumber = [{}, [], true, 'norte', '25,7', '1 2', NaN, Infinity, '1e999', '--1'];
const notAToken = [
  GONE,
  null,
  {},
  [],
  true,
  7,
  '',
  ' ',
  'null',
  'undefined',
  '[object Object]',
  'a\nb',
  'a'.repeat(8193),
];

type Breaks = Readonly<Record<string, readonly unknown[]>>;
const userBreaks: Breaks = {
  id: notAnId,
  active: notAFlag,
  active_map: [{}, [], '', 'x', 2],
  name: [{}, [], true],
  email: [{}, [], true],
  image: [{}, [], true],
  lat: notANumber,
  lng: notANumber,
  latitude: notANumber,
  state_id: [{}, [], true, 'x', -1, 1.5],
  role_id: [{}, [], 'x', 1.5],
  roles: [[null], [[]], [true]],
};
const bareUser = { id: 7, active: true };
const item = { id: 7, name: 'Lino' };
const file = { name: 'Lista', url: '/lista.pdf' };

/** One good reply of each kind, and what makes it unusable when it stands in one field. */
const broken: readonly (readonly [
  name: CallName,
  good: Readonly<Record<string, unknown>>,
  breaks: Breaks,
])[] = [
  ['currentUser', bareUser, userBreaks],
  ['states', item, { id: notAnId, name: notAText }],
  ['municipalities', item, { id: notAnId, name: notAText, state_id: [{}, 'x', -1] }],
  ['roles', item, { id: notAnId, name: notAText }],
  ['catalogs', item, { id: notAnId, name: notAText, code: [{}, [], true] }],
  ['catalogPrices', item, { id: notAnId, name: notAText, price: notANumber }],
  ['priceListFiles', file, { name: notAText, url: [...never, '', 7] }],
  [
    'login',
    { token: 'abc', ...bareUser },
    { token: notAToken, id: notAnId, active: notAFlag, lat: notANumber },
  ],
];

const breakField = (good: Readonly<Record<string, unknown>>, field: string, value: unknown) =>
  Object.fromEntries(Object.entries({ ...good, [field]: value }).filter(([, inner]) => inner !== GONE));
const isList = (name: CallName) => decode(name, []).success;

describe('half an object is none', () => {
  it.each(broken)(
    '%s: a field that cannot be used fails the reply, alone and among good ones',
    (name, good, breaks) => {
      expect(decode(name, isList(name) ? [good, good] : good).success).toBe(true);
      for (const [field, values] of Object.entries(breaks)) {
        for (const value of values) {
          const bad = breakField(good, field, value);
          const wires = isList(name) ? [[bad], [good, bad], { data: [good, bad] }] : [bad, { data: bad }];
          for (const wire of wires) {
            expect(
              decode(name, wire).success,
              `${name}.${field} = ${String(value)} in ${JSON.stringify(wire)}`,
            ).toBe(false);
          }
        }
      }
    },
  );

  it('users are a list of users', () => {
    expect(decode('users', { data: [bareUser, bareUser] }).success).toBe(true);
    expect(decode('users', { data: [bareUser, { id: 8 }] }).success).toBe(false);
    expect(decode('users', { data: bareUser }).success).toBe(false);
  });
});

describe('a user', () => {
  it('needs an id and an active flag; all else is then null, false or empty', () => {
    expect(decode('currentUser', { id: '7', active: '0' }).data).toEqual({
      id: 7,
      active: false,
      active_map: false,
      name: null,
      email: null,
      phone: null,
      image: null,
      lat: null,
      lng: null,
      state_id: null,
      municipality_id: null,
      roles: [],
    });
  });

  it('has its own names before their aliases', () => {
    const wire = { ...bareUser, active_map: 0, map_active: 1, lat: '1.5', latitude: 9 };
    expect(decode('currentUser', wire).data).toMatchObject({ active_map: false, lat: 1.5 });
  });

  it('whose own name is null is read from the alias', () => {
    const wire = { ...bareUser, lat: null, latitude: '25.7', active_map: null, map_active: '1' };
    expect(decode('currentUser', wire).data).toMatchObject({ lat: 25.7, active_map: true });
  });
});

describe('files', () => {
  it.each([
    [{ name: 'A', url: 'u' }, 'A', 'u'],
    [{ title: 'B', path: 'p' }, 'B', 'p'],
    [{ title: 'C', file: 'f' }, 'C', 'f'],
    [{ name: 'D', title: 'x', url: 'u', path: 'p', file: 'f' }, 'D', 'u'],
    [{ name: 'E', path: 'p', file: 'f' }, 'E', 'p'],
  ])('%j', (wire, name, url) => {
    for (const reply of [[wire], { data: [wire] }, wire, { data: wire }]) {
      expect(decode('promotionFiles', reply).data).toEqual([expect.objectContaining({ name, url })]);
    }
  });
});

describe('a token', () => {
  it.each([
    '',
    ' ',
    '\t',
    'null',
    'undefined',
    '[object Object]',
    ' null ',
    'a\u0000',
    'a\u001fb',
    'a\u007f',
    'a\u009f',
  ])('is not %j', (text) => {
    expect(isToken(text)).toBe(false);
  });

  it('may have 8 KB and not a byte more, in UTF-8', () => {
    expect(isToken('a'.repeat(8192))).toBe(true);
    expect(isToken('a'.repeat(8193))).toBe(false);
    expect(isToken('é'.repeat(4096))).toBe(true);
    expect(isToken(`${'é'.repeat(4096)}a`)).toBe(false);
  });

  it.each(['1|abcDEF123', 'nullable', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', '0'])('is %j', (text) => {
    expect(isToken(text)).toBe(true);
  });
});
