import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { callNames, contract, type CallName } from '#src/api/contract/index.ts';
import { isToken } from '#src/api/is-token.ts';
import { fixtures } from '#tests/fixtures/index.ts';
import { RUNS } from '#tests/support/runs.ts';

const decode = (name: CallName, wire: unknown) => z.safeParse<z.core.$ZodType>(contract[name].output, wire);
/** One call of each decoder and fixture: calls that share both decode alike. */
const decoded = callNames.filter(
  (name, index) =>
    !callNames
      .slice(0, index)
      .some(
        (earlier) =>
          contract[earlier].output === contract[name].output &&
          fixtures[earlier].reply === fixtures[name].reply,
      ),
);
/** The calls that do not accept any JSON as their reply: their fixtures list hostile replies. */
const closed = decoded.filter((name) => fixtures[name].reply.hostile.length > 0);

/** The value after a round trip through JSON. */
const throughJson = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

/** Each property runs for every call. */
const runs = { numRuns: Math.min(RUNS, 2_000) };

describe('the decoder of every call', () => {
  it.each(decoded)('%s never throws', (name) => {
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
      runs,
    );
  });

  it.each(decoded)(
    '%s accepts every variant of its reply, keeps unknown fields, and decodes its result to the same (B14, B15, B16, B19)',
    (name) => {
      fc.assert(
        fc.property(fixtures[name].reply.usable, ({ wire, decoded: expected }) => {
          const result = decode(name, throughJson(wire));
          expect(result.error?.issues).toBeUndefined();
          // A field's alias stays in the result, like any unknown field.
          expect(result.data).toEqual(typeof expected === 'object' ? expectedIn(expected) : expected);
          expect(decode(name, throughJson(result.data)).data).toEqual(result.data);
        }),
        runs,
      );
    },
  );

  it.each(closed)('%s rejects unusable replies (B24)', (name) => {
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

/** Matches objects that have these fields, at every depth of decoded lists and objects. */
function expectedIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(expectedIn);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    key.startsWith('x_') ? inner : expectedIn(inner),
  ]);
  return expect.objectContaining(Object.fromEntries(entries));
}

const bareUser = { id: 7, active: true };

describe('a partly unusable reply', () => {
  it.each(closed)('%s rejects a reply in which one field, at any depth, is unusable (B24)', (name) => {
    const { sample, hostile } = fixtures[name].reply;
    expect(decode(name, sample).error?.issues).toBeUndefined();
    const accepted = hostile.filter((wire) => decode(name, wire).success);
    expect(accepted).toEqual([]);
  });
});

describe('a user', () => {
  it('needs an id and an active flag; every other field defaults to null, false or empty (B20)', () => {
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
      last_login_at: null,
      roles: [],
    });
  });

  it('uses its own field names before their aliases', () => {
    const wire = { ...bareUser, active_map: 0, map_active: 1, lat: '1.5', latitude: 9 };
    expect(decode('currentUser', wire).data).toMatchObject({ active_map: false, lat: 1.5 });
  });

  it('uses an alias when the own field is null', () => {
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
  ])('are read from %j (B22)', (wire, name, url) => {
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
  ])('cannot be %j', (text) => {
    expect(isToken(text)).toBe(false);
  });

  it('has at most 8,192 bytes of UTF-8 (K15)', () => {
    expect(isToken('a'.repeat(8192))).toBe(true);
    expect(isToken('a'.repeat(8193))).toBe(false);
    expect(isToken('é'.repeat(4096))).toBe(true);
    expect(isToken(`${'é'.repeat(4096)}a`)).toBe(false);
  });

  it.each(['1|abcDEF123', 'nullable', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', '0'])(
    'can be %j',
    (text) => {
      expect(isToken(text)).toBe(true);
    },
  );
});
