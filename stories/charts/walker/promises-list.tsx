import { together } from '#machines/promises/together.ts';
import { brokenCopies } from '../promises/broken-copies.ts';
import { promisesOf } from '../promises/check.ts';
import { chartsTogether } from '../promises/together.ts';
import styles from './promises-list.module.css';
import type { Walk } from './walk.ts';

/** What the chart guarantees. A test checks it in everything that the chart can reach. */
export function PromisesList({ chart }: Pick<Walk, 'chart'>) {
  const joint = chart.name in chartsTogether ? together : [];
  const all = [...promisesOf(chart.fixtures.promises), ...joint];
  return (
    <details className={styles.promises}>
      <summary>Lo que este diagrama promete ({all.length})</summary>
      <ul>
        {all.map(({ says }) => (
          <li key={says}>{says}</li>
        ))}
      </ul>
      {Object.entries(brokenCopies).map(([name, { of, says }]) =>
        of === chart.name ? (
          <p key={name}>
            <a href={`./?path=/story/herramientas-promesas--${name}`} target="_top">
              Ver cómo se rompería: «{says}»
            </a>
          </p>
        ) : null,
      )}
    </details>
  );
}
