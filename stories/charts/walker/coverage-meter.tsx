import { useId, useSyncExternalStore } from 'react';
import { graphOf, type ChartGraph } from '../graph/graph.ts';
import { machineNames, walkable, type Walkable } from '../fixtures/walkable.ts';
import { coverage, setTester, walkedBy } from './coverage.ts';
import styles from './toolbar.module.css';

interface CoverageMeterProps {
  readonly chart: Walkable;
  readonly graph: ChartGraph;
  readonly walked: ReadonlySet<string>;
}

const graphs = machineNames.map((name) => ({ name, graph: graphOf(walkable(name).machine) }));

const countOf = (graph: ChartGraph, walked: ReadonlySet<string>) =>
  graph.edges.filter(({ id }) => walked.has(id)).length;

/** How many transitions the tester has walked, in this chart and in all charts. */
export function CoverageMeter({ chart, graph, walked }: CoverageMeterProps) {
  const kept = useSyncExternalStore(coverage.subscribe, coverage.getSnapshot);
  const id = useId();
  const all = graphs.reduce((sum, one) => sum + one.graph.edges.length, 0);
  const done = graphs.reduce((sum, one) => sum + countOf(one.graph, new Set(walkedBy(kept, one.name))), 0);
  const here = countOf(graph, walked);
  return (
    <div className={styles['coverage']}>
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
      <span className={styles['all']}>
        En todo: {done} de {all}
      </span>
      <label className={styles['tester']}>
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
