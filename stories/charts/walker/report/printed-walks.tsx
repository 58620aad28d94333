import { memo, useMemo } from 'react';
import type { ChartGraph } from '#charts/graph/graph.ts';
import { version } from '../../../../package.json';
import { fingerprintOf } from '../../fixtures/fingerprint.ts';
import { tourOf } from '../../fixtures/tour.ts';
import type { Walkable } from '../../fixtures/walkable.ts';
import { sentenceOf } from '../sentences.ts';
import styles from './printed-walks.module.css';
import { placeText } from './report-text.ts';

interface PrintedWalksProps {
  readonly chart: Walkable;
  readonly graph: ChartGraph;
  /** Ids of the transitions that the list may leave out. */
  readonly done: ReadonlySet<string>;
}

/** The walks that take every transition, or those that are not done, as a checklist; shown in print only. */
export const PrintedWalks = memo(function PrintedWalks({ chart, graph, done }: PrintedWalksProps) {
  const { walks } = useMemo(() => tourOf(chart, done), [chart, done]);
  return (
    <section className={styles.walks} aria-hidden>
      <h1>{chart.fixtures.words.name}: lista de recorridos</h1>
      <p>
        {done.size === 0
          ? `${String(graph.edges.length)} transiciones`
          : `${String(graph.edges.length - done.size)} sin recorrer, de ${String(graph.edges.length)} transiciones`}{' '}
        · Rollux {version}, diagrama {fingerprintOf(graph)} · Quién: ____________ Fecha: ____________
      </p>
      {walks.map(({ start, at, way }, index) => (
        <section key={String(index)}>
          <h2>
            {index + 1}. {chart.fixtures.starts[start]?.name}
          </h2>
          <ol>
            <li>
              <span className={styles.box} />
              Empieza. Queda en: {placeText(chart, graph, at.value)}.
            </li>
            {way.map(({ act, to }, number) => (
              <li key={String(number)}>
                <span className={styles.box} />
                {sentenceOf(act, chart.fixtures, graph)}. Queda en: {placeText(chart, graph, to.value)}.
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
});
