import { describe, expect, it } from 'vitest';
import { machineNames, walkable } from '#stories/charts/fixtures/walkable.ts';
import { walk } from '#tests/support/charts/walk.ts';

/** A chart with more paths than this is too large to walk and to understand; the quoter has 3,031. */
const MOST_PATHS = 3_050;

describe('a running actor takes every transition of every chart', () => {
  it.each(machineNames)('%s', (name) => {
    const { edges, replayed, paths, unreachable, traps } = walk(walkable(name));
    process.stdout.write(`${name}: ${String(edges.length)} edges by ${String(paths)} paths\n`);
    expect(edges.length).toBeGreaterThan(0);
    expect(replayed).toEqual(edges);
    expect(unreachable, 'states that nothing leads to').toEqual([]);
    expect(traps, 'states that nothing leads out of').toEqual([]);
    expect(paths).toBeLessThanOrEqual(MOST_PATHS);
  });
});
