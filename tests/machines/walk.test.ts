import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { fixturesWith } from '#tests/charts/support/fixtures-with.ts';
import { walk } from '#tests/support/charts/walk.ts';

type Light = { type: 'go' } | { type: 'stop' };

const light = setup({
  types: {} as { context: { went: boolean }; events: Light },
  guards: { never: () => false },
  actions: { go: assign({ went: true }), shine: () => undefined },
}).createMachine({
  id: 'light',
  context: { went: false },
  initial: 'red',
  states: {
    red: { on: { go: { target: 'green', actions: ['go', 'shine'] } } },
    green: { on: { stop: [{ guard: 'never', target: 'dark' }, { target: 'off' }] }, after: { 500: 'red' } },
    dark: { on: { go: 'red' } },
    off: {},
  },
});

const bare = [{ name: 'Sin datos', value: {} }];

const fixtures = fixturesWith({
  starts: [{ name: 'Apagado', input: undefined }],
  events: { go: bare, stop: bare },
  invokes: {},
  facts: ({ went }: { readonly went: boolean }) => went,
});

describe('walk', () => {
  it('takes every edge, timers included, and lists the states that cannot be entered or left', () => {
    const edges = [
      '["green",true] send-stop-0 ["off",true]',
      '["green",true] wait-xstate-after-500-light-green ["red",true]',
      '["red",false] send-go-0 ["green",true]',
      '["red",true] send-go-0 ["green",true]',
    ];
    expect(walk({ machine: light, fixtures })).toEqual({
      edges,
      replayed: edges,
      paths: 2,
      unreachable: ['light.dark'],
      traps: ['light.dark', 'light.off'],
    });
  });

  it('fails when a running actor does not do what was predicted', () => {
    let lit = false;
    const machine = light.provide({
      actions: {
        shine: () => {
          lit = true;
        },
      },
      // A guard that reads outside state, so that the prediction is wrong.
      guards: { never: () => lit },
    });
    expect(() => walk({ machine, fixtures })).toThrow('it takes the predicted transitions');
  });

  it('refuses an event that has no sample', () => {
    expect(() => walk({ machine: light, fixtures: { ...fixtures, events: { go: bare, stop: [] } } })).toThrow(
      'no sample of the event stop',
    );
  });
});
