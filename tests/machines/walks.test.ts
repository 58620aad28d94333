import { describe, expect, it } from 'vitest';
import { createFormMachine, type Submission } from '#machines/form.machine.ts';
import { machines, type MachineName } from '#machines/index.ts';
import { holdTask } from '#tests/support/held.ts';
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
    process.stdout.write(`${name}: ${String(edges.length)} edges by ${String(paths)} paths\n`);
    expect(edges.length).toBeGreaterThan(0);
    expect(replayed).toEqual(edges);
    expect(unreachable, 'states that nothing leads to').toEqual([]);
    expect(traps, 'states that nothing leads out of').toEqual([]);
    expect(paths).toBeLessThanOrEqual(MOST_PATHS);
  });

  it('a form without captcha, which alone is never unverified', () => {
    const { task } = holdTask<boolean, Submission<{ email: string }>>();
    const { edges, replayed, unreachable } = walk(createFormMachine('plain', task), samples.recover);
    expect(edges.length).toBeGreaterThan(0);
    expect(replayed).toEqual(edges);
    expect(unreachable).toEqual(['plain.editing.unverified', 'plain.editing.verified']);
  });
});
