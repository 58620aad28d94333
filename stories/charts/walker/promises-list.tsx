import { promises } from '#machines/promises/index.ts';
import { promisesOf } from '../promises/check.ts';
import styles from './promises-list.module.css';
import type { Walk } from './walk.ts';

/** What the chart guarantees. A test checks it in everything that the chart can reach. */
export function PromisesList({ chart }: Pick<Walk, 'chart'>) {
  const all = promisesOf(promises[chart.name]);
  return (
    <details className={styles['promises']}>
      <summary>Lo que este diagrama promete ({all.length})</summary>
      <ul>
        {all.map(({ says }) => (
          <li key={says}>{says}</li>
        ))}
      </ul>
    </details>
  );
}
