import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, setup, type AnyStateMachine } from 'xstate';
import { edgeIdOf, graphOf } from '#charts/graph/graph.ts';
import { machines } from '#machines/index.ts';

const lamp = setup({
  types: {} as { events: { type: 'press' } | { type: 'dim' } | { type: 'reset' } },
  actors: { warmUp: fromPromise(() => Promise.resolve()) },
  delays: { known: 500, reckoned: () => 500 },
  guards: { hasPower: () => true, isAbove: (_, { limit }: { limit: number }) => limit > 0 },
  actions: { count: () => undefined, click: () => undefined },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  on: { reset: { target: ['.on.bulb.warm', '.on.fan.still'], actions: 'count' }, dim: { actions: 'count' } },
  states: {
    off: {
      entry: 'click',
      always: { guard: 'hasPower', target: 'starting' },
      on: {
        press: [{ guard: { type: 'isAbove', params: { limit: 1 } }, target: 'on' }, { target: 'broken' }],
      },
    },
    starting: {
      invoke: { id: 'warmUp', src: 'warmUp', onDone: 'on', onError: 'broken' },
      after: { known: 'on', reckoned: 'broken', 90: { actions: 'click' } },
    },
    on: {
      type: 'parallel',
      exit: 'click',
      onDone: 'off',
      states: {
        bulb: { initial: 'warm', states: { warm: { on: { dim: undefined } }, out: { type: 'final' } } },
        fan: { initial: 'still', states: { still: {}, out: { type: 'final' } } },
      },
    },
    broken: { on: { dim: {} } },
  },
});

const graph = graphOf(lamp);
const stateOf = (id: string) => graph.states.find((state) => state.id === id);
const edgeOf = (id: string) => graph.edges.find((edge) => edge.id === id);

describe('the states of a graph', () => {
  it('start with the machine itself and hold their parents and children', () => {
    expect(graph.states[0]).toMatchObject({
      id: 'lamp',
      parent: null,
      kind: 'compound',
      initial: 'lamp.off',
    });
    expect(stateOf('lamp.on')).toMatchObject({
      key: 'on',
      parent: 'lamp',
      kind: 'parallel',
      children: ['lamp.on.bulb', 'lamp.on.fan'],
      initial: null,
    });
    expect(stateOf('lamp.on.bulb.out')).toMatchObject({ kind: 'final', children: [], initial: null });
  });

  it('list invokes, entry and exit actions, without those that XState adds', () => {
    expect(stateOf('lamp.off')).toMatchObject({ entry: ['click'], exit: [], invokes: [] });
    expect(stateOf('lamp.on')).toMatchObject({ entry: [], exit: ['click'] });
    expect(stateOf('lamp.starting')).toMatchObject({
      entry: [],
      exit: [],
      invokes: [{ id: 'warmUp', src: 'warmUp' }],
    });
  });
});

describe('the transitions of a graph', () => {
  it("have one entry per branch, with its guard's name", () => {
    expect(edgeOf('lamp.off:press:0')).toEqual({
      id: 'lamp.off:press:0',
      source: 'lamp.off',
      cause: { kind: 'event', type: 'press' },
      guard: 'isAbove',
      actions: [],
      targets: ['lamp.on'],
    });
    expect(edgeOf('lamp.off:press:1')).toMatchObject({ guard: null, targets: ['lamp.broken'] });
  });

  it('include eventless transitions', () => {
    expect(edgeOf('lamp.off::0')).toMatchObject({
      cause: { kind: 'always' },
      guard: 'hasPower',
      targets: ['lamp.starting'],
    });
  });

  it('have no targets when they only run actions', () => {
    expect(edgeOf('lamp:dim:0')).toMatchObject({ source: 'lamp', targets: [], actions: ['count'] });
  });

  it('list several targets', () => {
    expect(edgeOf('lamp:reset:0')?.targets).toEqual(['lamp.on.bulb.warm', 'lamp.on.fan.still']);
  });

  it('leave out forbidden events', () => {
    expect(edgeOf('lamp.on.bulb.warm:dim:0')).toBeUndefined();
    expect(edgeOf('lamp.broken:dim:0')).toBeUndefined();
  });

  it('have the delay of a timer when it is a constant', () => {
    const causes = graph.edges.filter(({ source }) => source === 'lamp.starting').map(({ cause }) => cause);
    expect(causes).toEqual(
      expect.arrayContaining([
        { kind: 'after', type: 'xstate.after.known.lamp.starting', delay: 'known', ms: 500 },
        { kind: 'after', type: 'xstate.after.reckoned.lamp.starting', delay: 'reckoned', ms: null },
        { kind: 'after', type: 'xstate.after.90.lamp.starting', delay: '90', ms: 90 },
      ]),
    );
  });

  it('distinguish success and failure of an invoke', () => {
    const causes = graph.edges.map(({ cause }) => cause);
    expect(causes).toContainEqual({ kind: 'done', invoke: 'warmUp' });
    expect(causes).toContainEqual({ kind: 'error', invoke: 'warmUp' });
  });

  it('mark the completion of a compound state', () => {
    const [end] = graph.edges.filter(({ cause }) => cause.kind === 'finished');
    expect(end).toMatchObject({ source: 'lamp.on', targets: ['lamp.off'] });
  });

  it('have distinct ids', () => {
    const ids = graph.edges.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a copy of a machine by provide()', () => {
  it.each(Object.entries<AnyStateMachine>({ lamp, ...machines }))('keeps the graph of %s', (_, machine) => {
    expect(graphOf(machine.provide({}))).toEqual(graphOf(machine));
  });

  it('reports the same transitions while it runs', () => {
    const taken: string[] = [];
    const actor = createActor(lamp.provide({ actions: { click: () => undefined } }), {
      inspect: (event) => {
        if (event.type === '@xstate.microstep') taken.push(...event._transitions.map(edgeIdOf));
      },
    }).start();
    actor.send({ type: 'reset' });
    actor.stop();
    expect(taken).toEqual(['lamp.off::0', 'lamp:reset:0']);
    expect(taken.map(edgeOf)).not.toContain(undefined);
  });
});
