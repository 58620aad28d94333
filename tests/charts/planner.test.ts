import { describe, expect, it } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { codeOf } from '#stories/charts/fixtures/act.ts';
import { createPlanner, type Way } from '#stories/charts/fixtures/planner.ts';
import { fixturesWith } from './support/fixtures-with.ts';

type DoorEvent = { type: 'knock' } | { type: 'enter'; key: string } | { type: 'leave' } | { type: 'burn' };

const door = setup({
  types: {} as { context: { knocked: boolean }; events: DoorEvent; input: { knocked: boolean } },
  actors: { ask: fromPromise<string>(() => Promise.reject(new Error('the planner makes no calls'))) },
  guards: {
    hasKnocked: ({ context }) => context.knocked,
    fits: (_, { key }: { key: string }) => key === 'right',
  },
  actions: {
    knock: assign({ knocked: true }),
    shout: () => {
      throw new Error('the planner runs no actions');
    },
  },
}).createMachine({
  id: 'door',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasKnocked', target: 'open' }, { target: 'shut' }] },
    shut: {
      on: {
        knock: { actions: 'knock', target: 'waiting' },
        enter: { guard: { type: 'fits', params: ({ event }) => ({ key: event.key }) }, target: 'inside' },
        burn: 'ashes',
      },
    },
    waiting: {
      entry: 'shout',
      invoke: { id: 'ask', src: 'ask', onDone: 'open', onError: 'shut' },
      after: { 1000: 'shut' },
    },
    open: { on: { enter: 'inside' } },
    inside: { on: { leave: 'shut', burn: { guard: () => false, target: 'ashes' } } },
    ashes: { type: 'final' },
  },
  on: { knock: { actions: 'knock' } },
});

const fixtures = fixturesWith({
  starts: [
    { name: 'De noche', input: { knocked: false } },
    { name: 'De día', input: { knocked: true } },
  ],
  events: {
    knock: [{ name: 'Quedo', value: {} }],
    enter: [
      { name: 'Con otra llave', value: { key: 'wrong' } },
      { name: 'Con la llave', value: { key: 'right' } },
    ],
    leave: [{ name: 'De prisa', value: {} }],
    burn: [{ name: 'Por accidente', value: {} }],
  },
  invokes: { ask: { asks: 'states', answers: [{ name: 'Pasa', value: 'pasa' }] } },
  facts: ({ knocked }: { readonly knocked: boolean }) => knocked,
  silent: ['shout'],
});

const planner = createPlanner({ machine: door, fixtures });
const night = planner.start(0).to;
const codes = (way: Way | null) => way?.map(({ act }) => codeOf(act));
const to = (state: string) => (option: Way[number]) => option.to.value === state;

describe('the planner', () => {
  it('returns the state and the transitions of each start', () => {
    expect(night.value).toBe('shut');
    expect(planner.start(0).edges).toEqual(['door.deciding::1']);
    expect(planner.start(1).to.value).toBe('open');
    expect(planner.start(1).edges).toEqual(['door.deciding::0']);
  });

  it('tries every sample and lists the transitions of each', () => {
    const options = planner
      .options(night)
      .map(({ act, edges, to: next }) => [codeOf(act), edges, next.value]);
    expect(options).toEqual([
      ['send-knock-0', ['door.shut:knock:0'], 'waiting'],
      ['send-enter-0', [], 'shut'],
      ['send-enter-1', ['door.shut:enter:0'], 'inside'],
      ['send-burn-0', ['door.shut:burn:0'], 'ashes'],
    ]);
  });

  it('lists answers, failures and timers as options', () => {
    const [wait] = planner.options(night);
    if (wait === undefined) throw new Error('there is no knock');
    expect(planner.options(wait.to).map(({ act, to: next }) => [codeOf(act), next.value])).toEqual(
      expect.arrayContaining([
        ['answer-ask-0', 'open'],
        ['answer-ask-unreachable', 'shut'],
        ['wait-xstate-after-1000-door-waiting', 'shut'],
        ['send-knock-0', 'waiting'],
      ]),
    );
  });

  it('finds the shortest path', () => {
    expect(codes(planner.pathTo(night, to('inside')))).toEqual(['send-enter-1']);
    expect(codes(planner.pathTo(night, to('open')))).toEqual(['send-knock-0', 'answer-ask-0']);
  });

  it('finds another path when an act is excluded', () => {
    const keyless = planner.pathTo(night, to('inside'), (from, act) => from.value === 'open' || !isKey(act));
    expect(codes(keyless)).toEqual(['send-knock-0', 'answer-ask-0', 'send-enter-0']);
    expect(planner.pathTo(night, to('inside'), () => false)).toBeNull();
  });

  it('returns null when a guard always refuses', () => {
    const inside = planner.pathTo(night, to('inside'))?.at(-1)?.to;
    if (inside === undefined) throw new Error('there is no option that enters');
    expect(planner.pathTo(inside, (option) => option.edges.includes('door.inside:burn:0'))).toBeNull();
  });

  it('distinguishes places by the facts that guards read', () => {
    const knockedAt = (knocked: boolean) =>
      planner.placeOf(door.resolveState({ value: 'shut', context: { knocked } }));
    expect(knockedAt(true)).not.toBe(knockedAt(false));
  });

  it('offers no options after the machine has finished', () => {
    const ashes = planner.pathTo(night, to('ashes'))?.at(-1)?.to;
    if (ashes === undefined) throw new Error('there are no ashes');
    expect(planner.options(ashes)).toEqual([]);
  });

  it('plans from a running actor without changing it', () => {
    const machine = door.provide({ actions: { shout: () => undefined } });
    const actor = createActor(machine, { input: { knocked: true } }).start();
    const before = actor.getSnapshot();
    expect(codes(planner.pathTo(before, to('shut')))).toEqual(['send-enter-0', 'send-leave-0']);
    expect(actor.getSnapshot()).toBe(before);
    actor.stop();
  });
});

const isKey = (act: Way[number]['act']) => act.do === 'send' && act.type === 'enter';
