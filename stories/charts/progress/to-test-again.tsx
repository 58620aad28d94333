import { storyIdOf } from '../story-id.ts';
import styles from './overview.module.css';
import type { Summary } from './summary.ts';

interface Again {
  /** The chart's Spanish name. */
  readonly chart: string;
  readonly summary: Summary;
}

/** What must be tested again in this release: what changed since it was walked, and what somebody found wrong. */
export function ToTestAgain({ charts }: { readonly charts: readonly Again[] }) {
  const due = charts
    .map(({ chart, summary: { changed, judged } }) => ({
      chart,
      changed: changed.length,
      wrong: [...judged.values()].filter(({ is }) => is === 'wrong').length,
    }))
    .filter(({ changed, wrong }) => changed + wrong > 0);
  const isWalked = charts.some(({ summary }) => summary.left.length < summary.total);
  return (
    <section aria-label="Qué hay que probar otra vez" className={styles.again}>
      <h2>¿Qué hay que probar otra vez en esta versión?</h2>
      {due.length > 0 ? (
        <ul>
          {due.map(({ chart, changed, wrong }) => (
            <li key={chart}>
              <a href={`./?path=/story/${storyIdOf(chart)}`} target="_top">
                {chart}
              </a>
              : {[...changedText(changed), ...wrongText(wrong)].join(' y ')}
            </li>
          ))}
        </ul>
      ) : (
        <p>
          {isWalked
            ? 'Nada: lo que se recorrió sigue igual, y nadie encontró un error.'
            : 'Todavía nadie ha recorrido nada, así que todo.'}
        </p>
      )}
    </section>
  );
}

const changedText = (count: number) =>
  count === 0 ? [] : [count === 1 ? '1 transición cambió' : `${String(count)} transiciones cambiaron`];

const wrongText = (count: number) => (count === 0 ? [] : [`${String(count)} con error`]);
