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
  readonly judged: Walk['judged'];
}

/** How many transitions the tester has walked and judged in this chart, and walked in all charts. */
export function CoverageMeter({ chart, graph, walked, judged }: CoverageMeterProps) {
  const kept = useSyncExternalStore(coverage.subscribe, coverage.getSnapshot);
  const id = useId();
  const summaries = markedCharts().map((one) => summaryOf(ownWalks(kept), one.chart.name, one.marks));
  const all = summaries.reduce((sum, { total }) => sum + total, 0);
  const done = summaries.reduce((sum, one) => sum + one.walked.length, 0);
  const here = walked.size;
  const wrong = [...judged.values()].filter(({ is }) => is === 'wrong').length;
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
      <span className={styles.all}>
        Revisadas {judged.size} de {graph.edges.length}
        {wrong === 0 ? '' : `, ${String(wrong)} con error`}
      </span>
      <span className={styles.all}>
        En todo: {done} de {all}
      </span>
      <label className={styles.tester}>
        <span className="visually-hidden">Quién prueba</span>
        <input
          defaultValue={kept.tester}
          placeholder="Quién prueba"
          autoComplete="off"
          onBlur={({ currentTarget }) => {
            setTester(currentTarget.value.trim());
          }}
        />
      </label>
    </div>
  );
}
