import { describe, expect, it } from 'vitest';
import { graphOf } from '#charts/graph/graph.ts';
import type { MachineName } from '#machines/index.ts';
import type { Act } from '#stories/charts/fixtures/act.ts';
import { createPlanner } from '#stories/charts/fixtures/planner.ts';
import { walkable } from '#stories/charts/fixtures/walkable.ts';
import { NOTHING } from '#stories/charts/stage/stage-state.ts';
import { availabilityOfEvent, currentOptionsOf } from '#stories/charts/walker/current-options.ts';
import { prospectOf } from '#stories/charts/walker/prospect/prospect.ts';

/** A chart at its first start. */
function begun(name: MachineName) {
  const chart = walkable(name);
  const graph = graphOf(chart.machine);
  const planner = createPlanner(chart);
  const state = { ...NOTHING, snapshot: planner.begin(0).to };
  const current = currentOptionsOf(graph, planner, state);
  return {
    prospect: (act: Act) => prospectOf({ chart, graph, planner, state }, act),
    event: (type: string, sample?: number) =>
      availabilityOfEvent(
        current,
        graph.edges.filter(({ cause }) => cause.kind === 'event' && cause.type === type),
        sample,
      ),
  };
}

describe('what an act would do', () => {
  it('names the states, the requests and the changes, and does nothing', () => {
    const { prospect } = begun('session');
    const login = { do: 'send', type: 'session.login', sample: 0 } as const;
    expect(prospect(login)).toMatchObject({
      place: 'Entrando, Esperando',
      edges: ['session.anonymous:session.login:0'],
      requests: ['Comprobar la contraseña'],
    });
    expect(prospect(login)?.active).toContain('session.authenticating.brisk');
    expect(JSON.stringify(prospect(login)?.differences)).not.toContain('rollux2026');
    expect(prospect(login)).toEqual(prospect(login));
  });

  it('has no transitions when a guard refuses, and is unknown when nobody can send it', () => {
    expect(begun('session').prospect({ do: 'send', type: 'session.refused', sample: 1 })?.edges).toEqual([]);
    expect(begun('users').prospect({ do: 'send', type: 'users.answered', sample: 0 })).toBeNull();
  });
});

describe('an event', () => {
  it('is possible with the first sample that is accepted', () => {
    expect(begun('session').event('session.tokenChanged')).toMatchObject({
      availability: 'possible',
      sample: 1,
    });
  });

  it('is refused with the guard that the chosen sample does not meet, or that nobody meets', () => {
    expect(begun('session').event('session.tokenChanged', 0)).toMatchObject({
      availability: 'refused',
      guards: expect.arrayContaining(['bringsToken']),
    });
    expect(begun('users').event('users.answered')).toMatchObject({ availability: 'elsewhere', samples: [] });
  });
});
