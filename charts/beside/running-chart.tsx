import { useMemo } from 'react';
import type { RunningMachine } from '#src/ui/frame/demo.ts';
import { Chart } from '../chart/chart.tsx';
import { activeStates } from '../graph/active.ts';
import { edgeIdOf, graphOf } from '../graph/graph.ts';
import type { DrawnChart } from '../layout/chart-layout.ts';
import styles from './charts-beside.module.css';

interface RunningChartProps {
  readonly running: RunningMachine;
  readonly drawn: DrawnChart;
}

/** The chart of a running machine: its states are lit as they are, and its transitions flash as they are taken. */
export function RunningChart({ running, drawn }: RunningChartProps) {
  const { snapshot, taken, step } = running;
  const { machine } = snapshot;
  const graph = useMemo(() => graphOf(machine), [machine]);
  const active = activeStates(graph, snapshot.value);
  return (
    <div className={styles.chart}>
      <Chart
        {...{ graph, active }}
        layout={drawn}
        words={drawn.words}
        // A guard may read what an event brings: what would be refused is not told apart here.
        availabilities={
          new Map(
            graph.edges.flatMap(({ id, source }) => (active.has(source) ? [[id, 'possible'] as const] : [])),
          )
        }
        // Nobody counts here what was walked.
        walked={new Set(graph.edges.map(({ id }) => id))}
        taken={taken.length === 0 ? null : { edges: taken.map(edgeIdOf), step }}
      />
    </div>
  );
}
