import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { graphOf } from '#charts/graph/graph.ts';
import { leavesOf, neverEntered, neverLeft, triplesOf, type Move } from '#tests/support/charts/moves.ts';

/** Two lifts in parallel, which both stop in a fire. */
const house = graphOf(
  setup({ types: {} as { events: { type: 'up' } | { type: 'fire' } | { type: 'ring' } } }).createMachine({
    id: 'house',
    initial: 'busy',
    states: {
      busy: {
        type: 'parallel',
        on: { fire: 'empty', ring: {} },
        states: {
          left: {
            initial: 'low',
            states: { low: { on: { up: 'passing' } }, passing: { always: 'high' }, high: {} },
          },
          right: { initial: 'low', states: { low: { on: { up: 'high' } }, high: {} } },
        },
      },
      empty: { type: 'final' },
      hidden: {},
    },
  }),
);

const low = { busy: { left: 'low', right: 'low' } };
const high = { busy: { left: 'high', right: 'high' } };
const up: Move = {
  type: 'up',
  from: low,
  edges: ['house.busy.left.low:up:0', 'house.busy.right.low:up:0', 'house.busy.left.passing::0'],
  to: high,
};
const fire: Move = { type: 'fire', from: high, edges: ['house.busy:fire:0'], to: 'empty' };

describe('the leaves of a state value', () => {
  it('are the innermost active states', () => {
    expect(leavesOf('house', 'empty')).toEqual(['house.empty']);
    expect(leavesOf('house', low)).toEqual(['house.busy.left.low', 'house.busy.right.low']);
  });
});

describe('the triples of a move', () => {
  it('include one for each region that moved', () => {
    expect(triplesOf(house, up)).toEqual([
      'busy.left.low up busy.left.high',
      'busy.right.low up busy.right.high',
    ]);
  });

  it('leave out regions that did not move', () => {
    const alone = {
      ...up,
      edges: ['house.busy.right.low:up:0'],
      to: { busy: { left: 'low', right: 'high' } },
    };
    expect(triplesOf(house, alone)).toEqual(['busy.right.low up busy.right.high']);
  });

  it('leave all regions at once', () => {
    expect(triplesOf(house, fire)).toEqual(['busy.left.high fire empty', 'busy.right.high fire empty']);
  });

  it('are none when no transition was taken', () => {
    expect(triplesOf(house, { ...fire, edges: [], to: high })).toEqual([]);
  });
});

describe('a state', () => {
  it('counts as entered when a move passed through it', () => {
    expect(neverEntered(house, [up, fire])).toEqual(['house.hidden']);
    expect(neverEntered(house, [fire])).toContain('house.busy.left.passing');
  });

  it('needs no exit when it is final or passed through', () => {
    expect(neverLeft(house, [up, fire])).toEqual(['house.hidden']);
    expect(neverLeft(house, [up])).toEqual(['house.busy.left.high', 'house.busy.right.high', 'house.hidden']);
  });
});
