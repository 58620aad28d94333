import { use } from 'react';
import { Chart } from '../chart/chart.tsx';
import type { MachineName } from '#machines/index.ts';
import { loadLayout } from '../layout/load.ts';
import { actsTaking } from './standing.ts';
import type { Walk } from './walk.ts';

const layouts = new Map<MachineName, ReturnType<typeof loadLayout>>();

/** One promise a machine: a component that waits for it asks for it again each time it is drawn. */
function layoutOf(name: MachineName): ReturnType<typeof loadLayout> {
  const known = layouts.get(name) ?? loadLayout(name);
  layouts.set(name, known);
  return known;
}

/** The chart, lit by where the walk stands. */
export function LiveChart({ chart, graph, planner, prospect, state, walked, send }: Walk) {
  const layout = use(layoutOf(chart.name));
  const { words } = chart.kit;
  const last = state.steps.at(-1)?.edges ?? state.begun;
  return (
    <Chart
      graph={graph}
      layout={layout}
      words={words}
      active={prospect.active}
      standings={prospect.standings}
      walked={walked}
      taken={last.length === 0 ? null : { edges: last, step: state.steps.length }}
      hinted={nextUnwalked({ planner, state, walked })}
      onEdge={(id) => {
        const [act] = actsTaking(prospect, id);
        send(act === undefined ? { type: 'go', goal: { kind: 'edge', ids: [id] } } : { type: 'act', act });
      }}
      onState={(id) => {
        send({ type: 'go', goal: { kind: 'state', id } });
      }}
    />
  );
}

/** The nearest transition that the tester has not walked; null where none can be reached from here. */
function nextUnwalked({ planner, state, walked }: Pick<Walk, 'planner' | 'state' | 'walked'>): string | null {
  const { snapshot } = state;
  if (snapshot?.status !== 'active') return null;
  const isNew = (id: string) => !walked.has(id);
  const way = planner.wayTo(snapshot, ({ edges }) => edges.some(isNew));
  return way?.[0]?.edges.find(isNew) ?? way?.at(-1)?.edges.find(isNew) ?? null;
}
