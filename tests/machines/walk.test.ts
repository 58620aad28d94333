import { assign, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { walk, type Samples } from '#tests/support/walk.ts';

type Light = { type: 'go' } | { type: 'stop' };

const light = setup({
  types: {} as { context: { went: boolean }; events: Light },
  guards: { hasGone: ({ context }) => context.went, never: () => false },
  actions: { go: assign({ went: true }) },
}).createMachine({
  id: 'light',
  context: { went: false },
  initial: 'red',
  states: {
    red: { on: { go: { target: 'green', actions: 'go' } } },
    green: { on: { stop: [{ guard: 'never', target: 'dark' }, { target: 'off' }] }, after: { 500: 'red' } },
    dark: { on: { go: 'red' } },
    off: {},
  },
});

const samples: Samples<typeof light> = {
  inputs: [undefined],
  events: { go: [{}], stop: [{}] },
  facts: ({ went }) => went,
};

describe('walk', () => {
  it('takes every edge, timers included, and names what cannot be entered or left', () => {
    expect(walk(light, samples)).toEqual({
      edges: [
        '["green",true] {"type":"stop"} ["off",true]',
        '["green",true] {"type":"xstate.after.500.light.green"} ["red",true]',
        '["red",false] {"type":"go"} ["green",true]',
        '["red",true] {"type":"go"} ["green",true]',
      ],
      replayed: expect.arrayContaining([
        '["green",true] {"type":"stop"} ["off",true]',
        '["green",true] {"type":"xstate.after.500.light.green"} ["red",true]',
      ]),
      paths: 2,
      unreachable: ['light.dark'],
      traps: ['light.dark', 'light.off'],
    });
  });

  it('refuses an event that has no sample', () => {
    expect(() => walk(light, { ...samples, events: { go: [{}], stop: [] } })).toThrow(
      'no sample of the event stop',
    );
  });
});
