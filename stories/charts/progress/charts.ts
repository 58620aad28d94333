import { graphOf, type ChartGraph } from '#charts/graph/graph.ts';
import { machineNames, walkable, type Walkable } from '../fixtures/walkable.ts';
import { marksOf, type Marks } from './marks.ts';

/** A chart with the marks of its transitions. */
export interface MarkedChart {
  readonly chart: Walkable;
  readonly graph: ChartGraph;
  readonly marks: Marks;
}

let all: readonly MarkedChart[] | null = null;

/** All charts with the marks of their transitions. */
export function markedCharts(): readonly MarkedChart[] {
  all ??= machineNames.map((name) => {
    const chart = walkable(name);
    const graph = graphOf(chart.machine);
    return { chart, graph, marks: marksOf(graph) };
  });
  return all;
}
