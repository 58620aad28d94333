import type { Walk } from '../walk.ts';
import styles from './prospect-note.module.css';
import type { Prospect } from './prospect.ts';

/** Changes of the context that are listed. */
const MOST_CHANGES = 4;

/** What the act under the pointer or the focus would do, or why it does nothing now; empty without one. */
export function ProspectNote({ prospect, isRepeating }: Pick<Walk, 'prospect' | 'isRepeating'>) {
  return (
    <aside className={styles.note} aria-label="Qué pasaría" aria-live="polite">
      {isRepeating ? (
        <p className={styles.what}>Se está repitiendo un recorrido: detenlo para mover la gráfica tú.</p>
      ) : prospect === null ? null : (
        <About {...prospect} />
      )}
    </aside>
  );
}

function About({ sentence, edges, place, differences, requests }: Prospect) {
  const more = differences.length - MOST_CHANGES;
  return (
    <>
      <p className={styles.what}>
        {sentence} {edges.length === 0 ? '→ no pasaría nada' : `→ ${place}`}
      </p>
      {requests.length === 0 ? null : <p>Saldría: {requests.join(', ')}</p>}
      {differences.length === 0 ? null : (
        <dl className={styles.changes} data-code>
          {differences.slice(0, MOST_CHANGES).map(({ path, before, after }) => (
            <div key={path}>
              <dt>{path}</dt>
              <dd>
                <del>{before}</del> <ins>{after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {more > 0 ? <p data-code>y {more} cambios más del contexto</p> : null}
    </>
  );
}
