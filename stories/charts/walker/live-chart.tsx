import { use, useMemo } from 'react';
import { Chart } from '#charts/chart/chart.tsx';
import { layoutOf } from '#charts/layout/load.ts';
import { personsWay } from '../fixtures/persons-way.ts';
import { actsTaking, isAnswerable } from './current-options.ts';
import type { Walk } from './walk.ts';

/** The chart with the current state of the walk. */
export function LiveChart(walk: Walk) {
  const { chart, graph, planner, current, state, walked, prospect, onTry, send } = walk;
  const layout = use(layoutOf(chart.name));
  const { words } = chart.fixtures;
  const last = state.steps.at(-1)?.edges ?? state.begun;
  const { snapshot, unanswered } = state;
  const hinted = useMemo(
    () => nextUnwalked({ chart, planner, snapshot, unanswered, walked }),
    [chart, planner, snapshot, unanswered, walked],
  );
  return (
    <Chart
      graph={graph}
      layout={layout}
      words={words}
      active={current.active}
      availabilities={current.availabilities}
      walked={walked}
      taken={last.length === 0 ? null : { edges: last, step: state.steps.length }}
      hinted={hinted}
      prospect={prospect}
      onTry={(id) => {
        onTry(id === null ? null : (actsTaking(current, id)[0] ?? null));
      }}
      onEdge={(id) => {
        const [act] = actsTaking(current, id);
        send(act === undefined ? { type: 'go', goal: { kind: 'edge', ids: [id] } } : { type: 'act', act });
      }}
      onState={(id) => {
        send({ type: 'go', goal: { kind: 'state', id } });
      }}
    />
  );
}

interface Unwalked
  extends Pick<Walk, 'chart' | 'planner' | 'walked'>, Pick<Walk['state'], 'snapshot' | 'unanswered'> {}

/** The first transition on the shortest path to one that the tester has not walked; null when there is none. */
function nextUnwalked({ chart, planner, walked, snapshot, unanswered }: Unwalked): string | null {
  if (snapshot?.status !== 'active') return null;
  const found = personsWay(
    chart.name,
    planner,
    snapshot,
    ({ edges }) => edges.some((id) => !walked.has(id)),
    (act) => isAnswerable(act, unanswered),
  );
  return found?.way[0]?.edges[0] ?? null;
}
