import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { graphOf } from '#charts/graph/graph.ts';
import type { HandAct } from '#mocks/demo/hand/hand.ts';
import type { DoneAct } from '#stories/charts/fixtures/act.ts';
import { createPlanner, held } from '#stories/charts/fixtures/planner.ts';
import type { Beginning } from '#stories/charts/fixtures/walk-code.ts';
import { walkable } from '#stories/charts/fixtures/walkable.ts';
import { NOTHING, type Stage, type StageState } from '#stories/charts/stage/stage-state.ts';
import { reportFile } from '#stories/charts/walker/report/report-text.ts';
import { isRepeating, walkerMachine } from '#stories/charts/walker/walker.machine.ts';

const chart = walkable('session');
const planner = createPlanner(chart);

interface BareStage extends Stage {
  readonly walk: () => Beginning;
  /** Closes what is walked. */
  readonly close: () => void;
}

/** A screen without pages: it takes every act that its chart takes. */
function bareStage(): BareStage {
  let state: StageState = NOTHING;
  let began = 0;
  const take = ({ act, by }: DoneAct) => {
    const option = state.snapshot && planner.tryOut(state.snapshot, act);
    const snapshot = option?.to ?? state.snapshot;
    const value = snapshot?.value ?? '';
    const step = {
      act,
      by,
      event: {},
      edges: option?.edges ?? [],
      value,
      context: {},
      shown: null,
      isSent: false,
    };
    state = { ...state, snapshot, steps: [...state.steps, step] };
  };
  return {
    getState: () => state,
    subscribe: () => () => undefined,
    perform: (act) => {
      take({ act, by: 'chart' });
      return Promise.resolve();
    },
    repeat: ({ acts }) => {
      for (const done of acts) take(done);
      return Promise.resolve();
    },
    witnessed: () => Promise.reject(new Error('no report is made')),
    photograph: () => Promise.resolve(''),
    place: () => ({ record: '', address: '', width: 390, height: 844 }),
    restart: (start) => {
      began = start;
      state = { ...NOTHING, snapshot: planner.start(start).to };
      return Promise.resolve();
    },
    close: () => {
      const { snapshot } = state;
      const actor = createActor(held(chart), snapshot === null ? {} : { snapshot }).start();
      actor.stop();
      state = { ...state, snapshot: actor.getSnapshot() };
    },
    walk: () => ({ start: began, acts: state.steps.map(({ act, by }) => ({ act, by })) }),
  };
}

async function open() {
  const stage = bareStage();
  const input = { machine: chart.name, planner, starts: chart.fixtures.starts.length, start: 0, acts: [] };
  const walker = createActor(walkerMachine, { input }).start();
  const ready = () => waitFor(walker, (snapshot) => snapshot.matches('ready'));
  walker.send({ type: 'stage', stage });
  await ready();
  return { stage, walker, ready };
}

const login = { do: 'send', type: 'session.login', sample: 0 } as const;
const entered: Beginning = { start: 0, acts: [{ act: login, by: 'chart' }] };

it('steps that a new start, a step back or a file replaced are taken up again', async () => {
  const { stage, walker, ready } = await open();
  expect(walker.getSnapshot().can({ type: 'undo' }), 'nothing was left').toBe(false);
  walker.send({ type: 'act', act: login });
  await ready();
  walker.send({ type: 'replay', start: 1, acts: [] });
  await ready();
  expect(stage.walk()).toEqual({ start: 1, acts: [] });
  walker.send({ type: 'undo' });
  await ready();
  expect(stage.walk()).toEqual(entered);
  expect(walker.getSnapshot().can({ type: 'undo' })).toBe(false);
});

it('a walk that begins takes the first act without waiting for the screen to rest', async () => {
  const stage = bareStage();
  const repeat = vi.spyOn(stage, 'repeat').mockReturnValue(new Promise(() => undefined));
  const input = { machine: chart.name, planner, starts: chart.fixtures.starts.length, start: 0, acts: [] };
  const walker = createActor(walkerMachine, { input }).start();
  walker.send({ type: 'stage', stage });
  await waitFor(walker, (snapshot) => snapshot.matches('ready'));
  expect(repeat).not.toHaveBeenCalled();
});

it('a file is repeated as it asks: with what was done after its last act, and with pictures', async () => {
  const { stage, walker, ready } = await open();
  const repeat = vi.spyOn(stage, 'repeat');
  const again = { acts: entered.acts, after: [], isPictured: true };
  walker.send({ type: 'replay', start: 0, ...again });
  await ready();
  expect(repeat).toHaveBeenCalledExactlyOnceWith(again, expect.any(AbortSignal));
});

it('a walk that is replaced while it is repeated is taken up whole', async () => {
  const { stage, walker, ready } = await open();
  walker.send({ type: 'replay', ...entered });
  walker.send({ type: 'replay', start: 1, acts: [] });
  await ready();
  walker.send({ type: 'undo' });
  await ready();
  expect(stage.walk()).toEqual(entered);
});

it('a replay that is stopped acts no more, and the whole walk can be taken up again', async () => {
  const { stage, walker, ready } = await open();
  const { repeat } = stage;
  let isWanted = () => true;
  vi.spyOn(stage, 'repeat').mockImplementationOnce((_walk, signal) => {
    isWanted = () => signal?.aborted === false;
    return new Promise(() => undefined);
  });
  walker.send({ type: 'replay', ...entered });
  await vi.waitUntil(() => isRepeating(walker.getSnapshot()));
  await vi.waitUntil(() => vi.mocked(stage.repeat).mock.calls.length > 0);
  walker.send({ type: 'act', act: login });
  expect(walker.getSnapshot().matches('beginning'), 'an act is not taken meanwhile').toBe(true);
  expect(isWanted()).toBe(true);
  walker.send({ type: 'stop' });
  await ready();
  expect(isWanted()).toBe(false);
  expect(walker.getSnapshot().context.isCut).toBe(true);
  vi.mocked(stage.repeat).mockImplementation(repeat);
  walker.send({ type: 'undo' });
  await ready();
  expect(walker.getSnapshot().context.isCut).toBe(false);
  expect(stage.walk()).toEqual(entered);
});

it('a repeated file is compared once it ends: what follows, or a new start, is no difference', async () => {
  const { stage, walker, ready } = await open();
  walker.send({ type: 'act', act: login });
  await ready();
  const graph = graphOf(chart.machine);
  const file = reportFile({ chart, graph, start: 0, state: stage.getState() });
  const verdict = () => walker.getSnapshot().context.verdict;
  expect(verdict()).toBeNull();
  walker.send({ type: 'replay', ...entered, file });
  await ready();
  expect(verdict()).toContain('Repetido: mismos estados');
  walker.send({ type: 'act', act: login });
  await ready();
  expect(verdict()).toContain('Repetido: mismos estados');
  walker.send({ type: 'replay', start: 0, acts: [] });
  await ready();
  expect(verdict()).toBeNull();
});

const press: HandAct = { do: 'click', role: 'button', name: 'Actualizar', nth: 0 };

it('a reloaded screen repeats the walk without the press that may have reloaded it', async () => {
  const { stage, walker, ready } = await open();
  walker.send({ type: 'act', act: login });
  await ready();
  const hand = [{ ...press, name: 'Avisos' }, press];
  vi.spyOn(stage, 'getState').mockReturnValue({ ...stage.getState(), hand });
  const reloaded = bareStage();
  const repeat = vi.spyOn(reloaded, 'repeat');
  walker.send({ type: 'stage', stage: reloaded });
  await ready();
  expect(repeat).toHaveBeenCalledExactlyOnceWith(
    { ...entered, start: undefined, after: hand.slice(0, 1) },
    expect.any(AbortSignal),
  );
});

it('a replay that reloads the screen is not begun again by itself', async () => {
  const { stage, walker, ready } = await open();
  const { repeat } = stage;
  vi.spyOn(stage, 'repeat').mockImplementation(async (walk) => {
    await repeat(walk);
    walker.send({ type: 'stage', stage: bareStage() });
  });
  walker.send({ type: 'replay', ...entered });
  await ready();
  expect(walker.getSnapshot().context.problem).toEqual({ kind: 'reloaded' });
  expect(walker.getSnapshot().context.stage?.getState().steps).toEqual([]);
  walker.send({ type: 'undo' });
  await ready();
  expect(walker.getSnapshot().context.stage?.getState().steps, 'a screen that stays').toHaveLength(1);
});

it('a screen that is reloaded before it repeats anything repeats all', async () => {
  const { stage, walker, ready } = await open();
  vi.spyOn(stage, 'repeat').mockReturnValue(new Promise(() => undefined));
  walker.send({ type: 'replay', ...entered });
  await vi.waitUntil(() => vi.mocked(stage.repeat).mock.calls.length > 0);
  const reloaded = bareStage();
  walker.send({ type: 'stage', stage: reloaded });
  await ready();
  expect(reloaded.walk()).toEqual(entered);
});

it('a walk that only begins is not one that can be stopped', async () => {
  const { stage, walker } = await open();
  vi.spyOn(stage, 'restart').mockReturnValue(new Promise(() => undefined));
  walker.send({ type: 'replay', start: 1, acts: [] });
  expect(isRepeating(walker.getSnapshot())).toBe(false);
});

it('a way that has to begin again loses no step', { timeout: 20_000 }, async () => {
  const { stage, walker, ready } = await open();
  walker.send({ type: 'act', act: login });
  await ready();
  stage.close();
  const { edges: ids } = planner.tryOut(planner.start(0).to, login) ?? { edges: [] };
  walker.send({ type: 'go', goal: { kind: 'edge', ids } });
  await ready();
  expect(walker.getSnapshot().can({ type: 'undo' })).toBe(true);
  walker.send({ type: 'undo' });
  await ready();
  expect(stage.walk()).toEqual(entered);
});
