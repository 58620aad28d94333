import { describe, expect, it } from 'vitest';
import { machines, type MachineName } from '#machines/index.ts';
import { walk, type WalkReport } from '#tests/support/walk.ts';
import { samples } from './samples.ts';

const walks = {
  session: () => walk(machines.session, samples.session),
  captcha: () => walk(machines.captcha, samples.captcha),
  counters: () => walk(machines.counters, samples.counters),
  register: () => walk(machines.register, samples.register),
  recover: () => walk(machines.recover, samples.recover),
  states: () => walk(machines.states, samples.states),
  municipalities: () => walk(machines.municipalities, samples.municipalities),
} satisfies Record<MachineName, () => WalkReport>;

const names = Object.keys(machines).filter((name): name is MachineName => name in machines);

/** Above this a chart is too large to be walked, let alone understood. */
const MOST_PATHS = 2_000;

describe('every transition of every chart, walked by a running actor', () => {
  it.each(names)('%s', (name) => {
    const { edges, replayed, paths, unreachable, traps } = walks[name]();
    console.info(`${name}: ${String(edges.length)} edges by ${String(paths)} paths`);
    expect(edges.length).toBeGreaterThan(0);
    expect(replayed).toEqual(edges);
    expect(unreachable, 'states that nothing leads to').toEqual([]);
    expect(traps, 'states that nothing leads out of').toEqual([]);
    expect(paths).toBeLessThanOrEqual(MOST_PATHS);
  });
});
