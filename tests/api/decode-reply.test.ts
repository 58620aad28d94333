import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { contract, type CallName } from '#src/api/contract/index.ts';
import { decodeReply } from '#src/api/decode-reply.ts';
import { ApiError } from '#src/api/errors.ts';
import { differencesOf } from '#src/api/issues.ts';
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

/** The same in one piece. */
function decodedWhole(call: CallName, body: unknown): unknown {
  const result = z.safeParse(decoderOf(call), body);
  return result.success ? result.data : differencesOf(result.error.issues);
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
  it.each(lists)('%s decodes in slices to the value, or to the differences, of the whole', async (call) => {
    await fc.assert(
      fc.asyncProperty(repliesOf(call), async (body) => {
        expect(await decoded(call, body)).toEqual(decodedWhole(call, body));
      }),
      { numRuns: Math.min(RUNS, 2_000) },
    );
  });

  it('names every bad row by its place in the whole list', async () => {
    const rows: unknown[] = Array.from({ length: 30_000 }, (_, id) => ({ id, name: `Rol ${String(id)}` }));
    rows[7] = { id: 7 };
    rows[29_999] = { id: 'x', name: 'Último' };
    const paths = (issues: unknown) => z.parse(z.array(z.object({ path: z.string() })), issues);
    expect(paths(await decoded('roles', rows)).map(({ path }) => path)).toEqual(['7.name', '29999.id']);
    expect(paths(await decoded('roles', { data: rows })).map(({ path }) => path)).toEqual([
      'data.7.name',
      'data.29999.id',
    ]);
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
