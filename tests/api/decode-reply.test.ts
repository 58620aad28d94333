import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type * as z from 'zod/mini';
import { contract, type CallName } from '#src/api/contract/index.ts';
import { decodeReply } from '#src/api/decode-reply.ts';
import { ApiError } from '#src/api/errors.ts';
import { gapsOf } from '#src/api/gaps.ts';
import { fixtures } from '#tests/fixtures/index.ts';
import { RUNS } from '#tests/support/runs.ts';

/** Lists with plain rows, rows with aliases and unions, their own form, and long rows. */
const lists = ['roles', 'users', 'priceListFiles', 'quotes'] as const;

const decoderOf = (call: CallName): z.core.$ZodType => contract[call].output;

/** Decodes a reply as the client does: its value, or its differences. */
const decoded = (call: CallName, body: unknown): Promise<unknown> =>
  decodeReply(call, decoderOf(call), JSON.stringify(body)).catch((error: unknown) =>
    error instanceof ApiError && error.kind === 'broken' ? error.issues : Promise.reject(error),
  );

/** The rows of a list, each decoded as a reply of its own: those that can be used. */
async function decodedOneByOne(call: CallName, body: unknown): Promise<unknown> {
  const each = rowsIn(body).map((row) =>
    decodeReply(call, decoderOf(call), JSON.stringify([row])).catch(() => []),
  );
  return (await Promise.all(each)).flat();
}

const rowsIn = (wire: unknown): readonly unknown[] => {
  const rows: unknown = typeof wire === 'object' && wire !== null && 'data' in wire ? wire.data : wire;
  return Array.isArray(rows) ? rows : [rows];
};

/** Repeats the rows of a reply until they are more than one slice. */
const many = (rows: readonly unknown[], count: number): readonly unknown[] =>
  Array.from({ length: count }, (_, at) => rows[at % rows.length]);

/** A row with a further field, which is kept: its list then has several slices. */
const longer = (row: unknown): unknown =>
  typeof row === 'object' && row !== null ? { ...row, remarks: 'a'.repeat(400) } : row;

/** Long replies of a call: usable rows, among which some are anything at all. */
const repliesOf = (call: CallName) =>
  fc
    .record({
      wire: fixtures[call].reply.usable,
      count: fc.integer({ min: 40, max: 120 }),
      bad: fc.array(fc.record({ at: fc.nat(119), row: fc.jsonValue() }), { maxLength: 4 }),
      isBare: fc.boolean(),
    })
    .map(({ wire, count, bad, isBare }): unknown => {
      const usable: readonly unknown[] = JSON.parse(JSON.stringify(rowsIn(wire.wire)));
      const rows = [...many(usable.length === 0 ? [null] : usable, count)].map(longer);
      for (const { at, row } of bad) if (at < count) rows[at] = row;
      return isBare ? rows : { data: rows, meta: { total: count } };
    });

/** A clock that advances this much each time that it is read, in ms. */
function runClockBy(ms: number): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += ms));
}

/** The calls that give the browser its turn. */
const turns = () => vi.spyOn(globalThis, 'setTimeout');

describe('a long list', () => {
  it.each(lists)('%s decodes in slices to the rows that can be used alone (B24)', async (call) => {
    await fc.assert(
      fc.asyncProperty(repliesOf(call), async (body) => {
        const expected = await decodedOneByOne(call, body);
        fc.pre(Array.isArray(expected) && expected.length > 0);
        expect(await decoded(call, body)).toEqual(expected);
      }),
      { numRuns: Math.min(RUNS, 500) },
    );
  });

  it('names every bad row by its place in the whole list', async () => {
    const rows: unknown[] = Array.from({ length: 30_000 }, (_, id) => ({ id, name: `Rol ${String(id)}` }));
    rows[7] = { id: 7 };
    rows[29_999] = { id: 'x', name: 'Último' };
    const reported: string[] = [];
    const onDrift = ({ issues }: ApiError) => reported.push(...issues.map(({ path }) => path));
    const read = (body: unknown) =>
      decodeReply('roles', contract.roles.output, JSON.stringify(body), { onDrift });
    const bare = await read(rows);
    expect(bare).toHaveLength(29_998);
    expect(gapsOf(bare)?.leftOut).toEqual([
      { id: '7', place: 8, fields: ['name'] },
      { id: 'x', place: 30_000, fields: ['id'] },
    ]);
    expect(gapsOf(await read({ data: rows }))?.leftOut).toEqual(gapsOf(bare)?.leftOut);
    expect(reported).toEqual(['7.name', '29999.id', 'data.7.name', 'data.29999.id']);
  });

  it('without any row that can be used is refused, and an empty one is not', async () => {
    expect(await decoded('roles', [{ id: 'x' }, null])).toEqual([
      expect.objectContaining({ path: '0.id' }),
      expect.objectContaining({ path: '0.name' }),
      expect.objectContaining({ path: '1' }),
    ]);
    expect(await decoded('roles', [])).toEqual([]);
  });

  it('under numbers, as PHP sends one with gaps, is a list (B16)', async () => {
    const [one, two] = [
      { id: 1, name: 'Cliente' },
      { id: 2, name: 'Distribuidor' },
    ];
    expect(await decoded('roles', { data: { 0: one, 2: two } })).toEqual([one, two]);
    expect(await decoded('roles', { 1: one, 10: two })).toEqual([one, two]);
    expect(await decoded('roles', { data: {} })).toEqual([expect.objectContaining({ path: 'data' })]);
  });
});

describe('a list under another name', () => {
  const rows = [
    { id: 1, name: 'Cliente' },
    { id: 2, name: 'Distribuidor' },
  ];

  it.each([
    ['alone', { roles: rows }],
    ['beside texts', { roles: rows, filters: ['active'] }],
    ['beside what is said of it', { success: true, roles: rows, meta: { links: [] }, errors: [] }],
    ['inside data', { data: { items: rows } }],
    ['under numbers', { result: { 0: rows[0], 2: rows[1] } }],
    ["as Laravel's pluck", { data: { 1: 'Cliente', 2: 'Distribuidor' } }],
  ])('%s is read (B16)', async (_, body) => {
    expect(await decoded('roles', body)).toEqual(
      rows.map(({ id, name }) => expect.objectContaining({ id, name })),
    );
  });

  it('loses only its bad rows', async () => {
    const read = await decoded('roles', { roles: [rows[0], { id: 'x' }] });
    expect(read).toEqual([rows[0]]);
    expect(gapsOf(read)?.leftOut).toEqual([{ id: 'x', place: 2, fields: ['id', 'name'] }]);
  });

  it.each([
    ['is not chosen from two', { roles: rows, users: rows }],
    ['is not one of what went wrong', { message: 'No.', errors: [], trace: [] }],
    ['is not what belongs to one thing', { id: 7, name: 'Ana', roles: rows }],
  ])('%s', async (_, body) => {
    expect(await decoded('roles', body)).toEqual([expect.objectContaining({ path: 'data' })]);
  });
});

describe('while a long list is decoded', () => {
  const rows = Array.from({ length: 6_000 }, (_, id) => ({ id, name: 'Rol' }));

  it.each([
    ['roles', rows],
    ['roles', { data: rows }],
    ['priceListFiles', rows.map(({ id, name }) => ({ name, url: `/${String(id)}.pdf` }))],
  ] as const)('the browser gets its turn as often as the time is up: %s', async (call, body) => {
    runClockBy(6);
    const turn = turns();
    await decoded(call, body);
    expect(turn.mock.calls.length).toBeGreaterThan(5);
  });

  it('the browser is not kept waiting for slices that take no time', async () => {
    runClockBy(0);
    const turn = turns();
    await decoded('roles', rows);
    expect(turn).not.toHaveBeenCalled();
  });

  it('a stop between two slices ends the work as cancelled', async () => {
    runClockBy(20);
    const turn = turns();
    const stop = new AbortController();
    const reply = decodeReply('roles', contract.roles.output, JSON.stringify(rows), { signal: stop.signal });
    stop.abort();
    await expect(reply).rejects.toMatchObject({ kind: 'cancelled', call: 'roles' });
    expect(turn).toHaveBeenCalledTimes(1);
  });
});

it('a short list is decoded at once, however slow the clock', async () => {
  runClockBy(1_000);
  const turn = turns();
  await decoded('roles', [{ id: 1, name: 'Cliente' }]);
  expect(turn).not.toHaveBeenCalled();
});

it('byte order marks before a reply are no part of it', async () => {
  expect(await decodeReply('countCart', decoderOf('countCart'), '\uFEFF\uFEFF7')).toBe(7);
  await expect(decodeReply('countCart', decoderOf('countCart'), '\uFEFF')).rejects.toBeInstanceOf(ApiError);
});

describe('notices of PHP', () => {
  const rows = '[{"id":1,"name":"Cliente"}]';
  const page = (kind: string) =>
    `<br />\n<b>${kind}</b>:  Undefined variable $x in <b>/var/www/a.php</b> on line <b>12</b><br />\n`;
  const plain = '\nDeprecated: Return type should be [int] in /var/www/a.php on line 12\n';

  it.each([
    page('Warning') + rows,
    page('Notice') + page('Deprecated') + rows,
    plain + rows,
    rows + page('Warning'),
  ])('beside a reply are no part of it, and are reported: %j', async (text) => {
    const onDrift = vi.fn<(error: ApiError) => void>();
    const read = await decodeReply('roles', contract.roles.output, text, { onDrift });
    expect(read).toMatchObject([{ id: 1, name: 'Cliente' }]);
    expect(onDrift.mock.calls.map(([{ issues }]) => issues)).toEqual([
      [{ path: '', message: 'notices of PHP' }],
    ]);
  });

  it.each([page('Warning'), page('Fatal error'), page('Warning') + rows.slice(1)])(
    'without a reply are none: %j',
    async (text) => {
      await expect(decodeReply('logout', contract.logout.output, text)).rejects.toMatchObject({
        kind: 'broken',
        isSilent: false,
      });
    },
  );
});
