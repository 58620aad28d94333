import { useId, useSyncExternalStore } from 'react';
import type { ChartGraph } from '#charts/graph/graph.ts';
import type { Walkable } from '../fixtures/walkable.ts';
import { markedCharts } from '../progress/charts.ts';
import { coverage, ownWalks, setTester } from '../progress/store.ts';
import { summaryOf } from '../progress/summary.ts';
import styles from './acts/toolbar.module.css';
import type { Walk } from './walk.ts';

interface CoverageMeterProps {
  readonly chart: Walkable;
  readonly graph: ChartGraph;
  readonly walked: ReadonlySet<string>;
}

/** How many transitions of this chart the tester has walked. */
export function CoverageMeter({ chart, graph, walked }: CoverageMeterProps) {
  const id = useId();
  const here = walked.size;
  return (
    <div className={styles.coverage}>
      <label htmlFor={id}>
        Recorridas {here} de {graph.edges.length}
      </label>
      <meter
        id={id}
        min={0}
        max={graph.edges.length}
        value={here}
        aria-label={`Transiciones de ${chart.fixtures.words.name}`}
      />
    </div>
  );
}

interface ProgressProps {
  readonly graph: ChartGraph;
  readonly judged: Walk['judged'];
}

/** How many transitions the tester has judged in this chart, and walked in all charts; and who that is. */
export function Progress({ graph, judged }: ProgressProps) {
  const kept = useSyncExternalStore(coverage.subscribe, coverage.getSnapshot);
  const summaries = markedCharts().map((one) => summaryOf(ownWalks(kept), one.chart.name, one.marks));
  const all = summaries.reduce((sum, { total }) => sum + total, 0);
  const done = summaries.reduce((sum, one) => sum + one.walked.length, 0);
  const wrong = [...judged.values()].filter(({ is }) => is === 'wrong').length;
  return (
    <div className={styles.coverage}>
      <span>
        Revisadas {judged.size} de {graph.edges.length}
        {wrong === 0 ? '' : `, ${String(wrong)} con error`}
      </span>
      <span>
        En todo: {done} de {all}
      </span>
      <label className={styles.tester}>
        Quién prueba
        <input
          defaultValue={kept.tester}
          autoComplete="off"
          onBlur={({ currentTarget }) => {
            setTester(currentTarget.value.trim());
          }}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') setTester(currentTarget.value.trim());
          }}
        />
      </label>
    </div>
  );
}
