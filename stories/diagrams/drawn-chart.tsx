import { Suspense, use } from 'react';
import { Chart, type ChartProps } from '#charts/chart/chart.tsx';
import { graphOf, type ChartGraph } from '#charts/graph/graph.ts';
import { layoutOf, SAMPLE } from '#charts/layout/load.ts';
import type { ChartWords } from '#charts/words.ts';
import { chartFixtures } from '#machines/fixtures.ts';
import { machines, type MachineName } from '#machines/index.ts';
import { warehouseMachine, warehouseWords } from './warehouse.ts';

type Name = MachineName | typeof SAMPLE;

interface DrawnChartProps extends Omit<Partial<ChartProps>, 'active' | 'availabilities' | 'walked'> {
  readonly machine: Name;
  /** Ids without the machine's own; their ancestors are active too. */
  readonly active: readonly string[];
  readonly possible?: readonly string[];
  readonly refused?: readonly string[];
  readonly walked?: readonly string[];
  /** Height of the pane, in px. @default 560 */
  readonly width?: number;
}

/** A machine's chart with the story's active states. */
export const DrawnChart = ({ width = 560, ...props }: DrawnChartProps) => (
  <div style={{ blockSize: '44rem', inlineSize: width, maxInlineSize: '100%' }}>
    <Suspense>
      <Drawn {...props} />
    </Suspense>
  </div>
);

function Drawn({
  machine,
  active,
  possible = [],
  refused = [],
  walked = [],
  ...rest
}: Omit<DrawnChartProps, 'width'>) {
  const { graph, words } = subjectOf(machine);
  return (
    <Chart
      {...{ taken: null, ...rest, graph, words }}
      layout={use(layoutOf(machine))}
      active={new Set(active.flatMap((path) => upTo(graph, path)))}
      availabilities={
        new Map([
          ...possible.map((id) => [id, 'possible'] as const),
          ...refused.map((id) => [id, 'refused'] as const),
        ])
      }
      walked={new Set(walked)}
    />
  );
}

interface Subject {
  readonly graph: ChartGraph;
  readonly words: ChartWords;
}

const sample: Subject = { graph: graphOf(warehouseMachine), words: warehouseWords };
const subjects = new Map<Name, Subject>([[SAMPLE, sample]]);

function subjectOf(machine: Name): Subject {
  const known = subjects.get(machine);
  if (known !== undefined || machine === SAMPLE) return known ?? sample;
  const subject = { graph: graphOf(machines[machine]), words: chartFixtures[machine].words };
  subjects.set(machine, subject);
  return subject;
}

/** `a.b` → the machine, `a` and `a.b`. */
const upTo = ({ id }: ChartGraph, path: string) =>
  path.split('.').reduce<readonly string[]>((ids, key) => [...ids, `${ids.at(-1) ?? id}.${key}`], [id]);
